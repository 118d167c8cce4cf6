import { expect, test } from 'vitest'
import { erroNoLog, mensagemSemDados } from './sem-dados.ts'

test('os parâmetros de uma consulta que falhou não vão para o log', () => {
  const causa = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(a@b.br)',
  })
  const erro = new Error('Failed query: insert into "usuario" values ($1)\nparams: a@b.br,529.982.247-25', {
    cause: causa,
  })
  const logado = JSON.stringify(erroNoLog(erro))
  expect(logado).toContain('insert into')
  expect(logado).toContain('23505')
  expect(logado).not.toMatch(/a@b\.br|529\.982/)
})

test('o endereço que um servidor de e-mail recusou não vai para o log', () => {
  const erro = new Error(
    "Can't send mail - all recipients were rejected: 550 5.1.1 <ana@exemplo.br>: unknown",
  )
  expect(erroNoLog(erro)).toMatchObject({
    mensagem: "Can't send mail - all recipients were rejected: 550 5.1.1 <[oculto]>: unknown",
  })
})

test('uma mensagem enorme e maldosa vai para o log sem demora, com os endereços ocultos', () => {
  const longa = `${'a'.repeat(500_000)} ${'@'.repeat(500_000)} ${'a@'.repeat(250_000)} ana@exemplo.br`
  const cpu = process.cpuUsage()
  const logado = JSON.stringify(erroNoLog(new Error(longa)))
  // CPU time, so that a busy machine does not matter. Character by character it took minutes.
  expect(process.cpuUsage(cpu).user / 1000).toBeLessThan(2_000)
  expect(logado).not.toContain('ana@exemplo.br')
  expect(logado).toContain('[oculto]')
})

test('o valor que o banco repete não vai para o log; o nome da coluna vai', () => {
  const doBanco = (message: string, code: string) => Object.assign(new Error(message), { code })
  const valor = mensagemSemDados(doBanco('invalid input syntax for type date: "maria"', '22007'))
  expect(valor).toBe('invalid input syntax for type date: "[oculto]"')
  const coluna = 'null value in column "nome" of relation "cliente" violates not-null constraint'
  expect(mensagemSemDados(doBanco(coluna, '23502'))).toBe(coluna)
})

test('o pedaço de texto que um erro de JSON repete não vai para o log', () => {
  const erro = (() => {
    try {
      return JSON.parse('Maria da Silva')
    } catch (falha) {
      return falha
    }
  })()
  expect(erro.message).toContain('Maria')
  expect(mensagemSemDados(erro)).not.toContain('Maria')
})

test.each([
  ['documento', 'não achei 529.982.247-25 aqui'],
  ['telefone', 'para (62) 99999-1234 não foi'],
  ['número seguido', 'valor 52998224725'],
  ['token de acesso', 'jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.x1Y2z3'],
  ['resumo em hexadecimal', 'chave 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c'],
])('%s não vai para o log', (_, texto) => {
  expect(mensagemSemDados(new Error(texto))).toMatch(/^[\p{L} (]*\[oculto\][\p{L} ]*$/u)
})

test.each([
  'connect ECONNREFUSED 192.168.100.200:5432',
  'venda 0192f0c1-0000-7000-8000-000000000000 sem arquivo',
  'update or delete on table "conta_bancaria" violates foreign key constraint "boleto_conta_bancaria_id_conta_bancaria_id_fk"',
])('o que ajuda a achar a causa fica: %s', (texto) => {
  expect(mensagemSemDados(new Error(texto))).toBe(texto)
})
