import { expect, test } from 'vitest'
import { erroNoLog } from './log.ts'

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
