import { expect, test } from 'vitest'
import { SENHA_DE_TESTE } from '#acesso/usuario/usuario.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'

const s = usarServidor()
const NOVA = 'girassol no telhado'

const trocar = (token: string, corpo: object) => s().pedir('PUT', '/auth/senha', { token, corpo })
const me = (token: string) => s().pedir('GET', '/auth/me', { token })

test('trocar a senha encerra as outras sessões, mantém esta, e só a nova entra', async () => {
  const pessoa = await s().fabrica.pessoa()
  const outra = await s().fabrica.sessao(pessoa)
  const { status } = await trocar(pessoa.acesso, { senha_atual: SENHA_DE_TESTE, senha: NOVA })
  expect(status).toBe(200)
  expect((await me(pessoa.acesso)).status).toBe(200)
  expect((await me(outra.acesso)).status).toBe(401)
  expect((await s().pedir('GET', '/auth/refresh', { token: outra.renovacao })).status).toBe(401)
  await expect(s().entrar(pessoa.email, SENHA_DE_TESTE)).rejects.toThrow('401')
  await s().entrar(pessoa.email, NOVA)
})

test('a senha atual errada é um erro do campo, nunca um 401 que derrubaria a sessão', async () => {
  const { acesso } = await s().fabrica.pessoa()
  expect(await trocar(acesso, { senha_atual: 'outra coisa', senha: NOVA })).toMatchObject({
    status: 422,
    corpo: { campos: { senha_atual: ['Senha atual incorreta'] } },
  })
})

test('quem tenta adivinhar a senha atual é freado', async () => {
  const { acesso } = await s().fabrica.pessoa()
  const errar = () => trocar(acesso, { senha_atual: 'um palpite', senha: NOVA })
  expect((await errar()).status).toBe(422)
  await s().pool.query(`update tentativa_de_login set falhas = 12 where chave like 'senha:%'`)
  expect((await errar()).status).toBe(422)
  expect((await trocar(acesso, { senha_atual: SENHA_DE_TESTE, senha: NOVA })).status).toBe(429)
})

test('senha curta, comprida demais ou fácil de adivinhar é recusada e nada muda', async () => {
  const pessoa = await s().fabrica.pessoa({ nome: 'Valentina Prado' })
  const com = (senha: string) => trocar(pessoa.acesso, { senha_atual: SENHA_DE_TESTE, senha })
  expect((await com('curta')).corpo.campos.senha).toEqual(['A senha precisa de pelo menos 10 caracteres'])
  expect((await com('x'.repeat(129))).corpo.campos.senha).toEqual([
    'A senha pode ter no máximo 128 caracteres',
  ])
  expect(await com('valentina1')).toMatchObject({
    status: 422,
    corpo: { campos: { senha: [expect.any(String)] } },
  })
  await s().entrar(pessoa.email, SENHA_DE_TESTE)
})

test('a senha que outro definiu enquanto a antiga era conferida não é trocada', async () => {
  const { pool } = s()
  const pessoa = await s().fabrica.pessoa()
  const redefinir = await pool.connect()
  try {
    await redefinir.query('begin')
    await redefinir.query(`update credencial set senha_hash = 'a nova' where usuario_id = $1`, [pessoa.id])
    const trocada = trocar(pessoa.acesso, { senha_atual: SENHA_DE_TESTE, senha: NOVA })
    await esperarNaTrava(pool)
    await redefinir.query('commit')
    expect(await trocada).toMatchObject({
      status: 422,
      corpo: { campos: { senha_atual: ['Senha atual incorreta'] } },
    })
  } finally {
    redefinir.release()
  }
  const { rows } = await pool.query('select senha_hash from credencial where usuario_id = $1', [pessoa.id])
  expect(rows).toEqual([{ senha_hash: 'a nova' }])
})

test('a senha trocada duas vezes ao mesmo tempo é trocada uma vez', async () => {
  const { acesso } = await s().fabrica.pessoa()
  const trocas = [NOVA, 'lua cheia na varanda'].map((senha) =>
    trocar(acesso, { senha_atual: SENHA_DE_TESTE, senha }),
  )
  expect((await Promise.all(trocas)).map(({ status }) => status).sort()).toEqual([200, 422])
})
