import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { prepararPrimeiroInicio } from './primeiro-inicio.ts'
import { usarServidor } from './testes/ambiente.ts'
import { esperarCarta, linkDaCarta } from './testes/cartas.ts'

const s = usarServidor()

const esvaziar = async () => {
  for (const tabela of [
    'sessao',
    'token_senha',
    'credencial',
    'usuario_empresa',
    'usuario',
    'grupo_permissao',
  ])
    await s().db.execute(sql.raw(`delete from ${tabela}`))
}

const SORTEADA = { email: 'dono@provedor.br', senha: undefined }
const SENHA_DADA = 'girassol no telhado'
const vivas: (() => unknown)[] = []

/** A copy that starts and lives until it is ended. */
const comecar = (admin: { email: string; senha: string | undefined }) =>
  prepararPrimeiroInicio(s(), admin, (parar) => vivas.push(parar))
const morrer = async () => {
  for (const parar of vivas.splice(0)) await parar()
}
afterEach(morrer)

test('três cópias que começam juntas num banco vazio: uma prepara, e a senha sorteada entra', async () => {
  await esvaziar()
  const preparos = await Promise.all([1, 2, 3].map(() => comecar(SORTEADA)))
  const [feito, ...outros] = preparos.filter((p) => p !== null)
  expect(outros).toEqual([])
  expect(feito?.senha).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  const { acesso } = await s().entrar('dono@provedor.br', feito?.senha ?? '')
  const { corpo } = await s().pedir('GET', '/grupo-permissao', { token: acesso })
  expect(corpo.itens.map((g: { nome: string }) => g.nome)).toEqual([
    'Administrador',
    'Backoffice',
    'Supervisor',
    'Vendedor',
  ])
})

test('a senha dada de fora vale e não é devolvida para ser mostrada', async () => {
  await esvaziar()
  expect(await comecar({ ...SORTEADA, senha: SENHA_DADA })).toEqual({
    email: 'dono@provedor.br',
    senha: null,
  })
  // The person who set it knows it, so a start without it generates no other.
  expect(await comecar(SORTEADA)).toBeNull()
  await s().entrar('dono@provedor.br', SENHA_DADA)
  expect(await comecar({ ...SORTEADA, senha: 'outra senha dada' })).toBeNull()
  await s().entrar('dono@provedor.br', SENHA_DADA)
})

test('a senha sorteada num início que falhou morre, e o seguinte sorteia outra, até que alguém entre', async () => {
  await esvaziar()
  const primeiro = await comecar(SORTEADA)
  // The copy that generated it still runs and shows it, so another copy leaves it alone.
  expect(await comecar(SORTEADA)).toBeNull()
  await morrer()

  const segundo = await comecar({ ...SORTEADA, email: 'outro@provedor.br' })
  expect(segundo).toEqual({ email: 'dono@provedor.br', senha: expect.any(String) })
  await expect(s().entrar('dono@provedor.br', primeiro?.senha ?? '')).rejects.toThrow('401')
  await s().entrar('dono@provedor.br', segundo?.senha ?? '')
  await morrer()
  expect(await comecar(SORTEADA)).toBeNull()
  await s().entrar('dono@provedor.br', segundo?.senha ?? '')
})

test('no lugar da sorteada que ninguém viu, vale a que for dada depois', async () => {
  await esvaziar()
  await comecar(SORTEADA)
  await morrer()
  expect(await comecar({ ...SORTEADA, senha: SENHA_DADA })).toEqual({
    email: 'dono@provedor.br',
    senha: null,
  })
  await morrer()
  expect(await comecar(SORTEADA)).toBeNull()
  await s().entrar('dono@provedor.br', SENHA_DADA)
})

test('quem já trocou a senha sorteada por um link, sem ter entrado, não a perde', async () => {
  await esvaziar()
  await comecar(SORTEADA)
  await s().pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email: 'dono@provedor.br' } })
  const { token } = linkDaCarta(await esperarCarta(s().cartas, 'dono@provedor.br'))
  const { status } = await s().pedir('POST', '/auth/senha', { token, corpo: { senha: SENHA_DADA } })
  expect(status).toBe(200)
  await morrer()
  expect(await comecar(SORTEADA)).toBeNull()
  await s().entrar('dono@provedor.br', SENHA_DADA)
})
