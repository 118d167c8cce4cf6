import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import * as senha from '../auth/senha.ts'
import { usarServidor } from '../teste/ambiente.ts'
import { SENHA_DE_TESTE } from '../teste/fabrica.ts'

const { ERRADA } = vi.hoisted(() => ({ ERRADA: 'senha-errada-1' }))
// The brake is the subject: the costly comparison only has to be counted.
vi.mock(import('../auth/senha.ts'), async (original) => ({
  ...(await original()),
  conferirSenha: vi.fn(async (guardada, senha) => Boolean(guardada) && senha !== ERRADA),
}))

const s = usarServidor()
const LIVRES = 5

const errar = (email: string, ip: string, cabecalhos: Record<string, string> = {}) =>
  s().pedir('POST', '/auth/login', { corpo: { email, senha: ERRADA }, ip, cabecalhos })

/** Puts the end of every block into the past, as waiting would. */
const esperarODesbloqueio = () =>
  s().db.execute(sql`update tentativa_de_login set bloqueada_ate = now() - interval '1 second'
    where bloqueada_ate is not null`)

afterEach(() => s().db.execute(sql`delete from tentativa_de_login`))

test('cinco senhas erradas travam a conta para aquele endereço, e a resposta diz quanto esperar', async () => {
  const { email } = await s().fabrica.usuario()
  for (let i = 0; i < LIVRES; i++) expect((await errar(email, '10.3.0.1')).status).toBe(401)
  const travado = await errar(email, '10.3.0.1')
  expect(travado).toMatchObject({ status: 429, corpo: { codigo: 'MUITAS_TENTATIVAS', errors: [] } })
  expect(travado.corpo.message).toMatch(/^Muitas tentativas\. Aguarde \d+ s e tente de novo\.$/)
  expect(Number(travado.cabecalhos['retry-after'])).toBeGreaterThanOrEqual(1)

  const certa = { corpo: { email, senha: SENHA_DE_TESTE }, ip: '10.3.0.1' }
  expect((await s().pedir('POST', '/auth/login', certa)).status).toBe(429)
})

test('um X-Forwarded-For inventado não muda nada', async () => {
  const { email } = await s().fabrica.usuario()
  for (let i = 0; i < LIVRES; i++) await errar(email, '10.3.1.1', { 'x-forwarded-for': `203.0.113.${i}` })
  expect((await errar(email, '10.3.1.1', { 'x-forwarded-for': '198.51.100.7' })).status).toBe(429)
})

test('a pessoa certa, de outro endereço, entra', async () => {
  const { email } = await s().fabrica.usuario()
  for (let i = 0; i <= LIVRES; i++) await errar(email, '10.3.2.1')
  await s().entrar(email, SENHA_DE_TESTE, '10.3.2.2')
})

test('cada erro depois da trava espera o dobro, até o teto', async () => {
  const { email } = await s().fabrica.usuario()
  for (let i = 0; i < LIVRES; i++) await errar(email, '10.3.3.1')
  const esperas: number[] = []
  for (let i = 0; i < 13; i++) {
    esperas.push(Number((await errar(email, '10.3.3.1')).cabecalhos['retry-after']))
    await esperarODesbloqueio()
    expect((await errar(email, '10.3.3.1')).status).toBe(401)
  }
  expect(esperas.slice(0, 5)).toEqual([1, 2, 4, 8, 16])
  expect(esperas.at(-1)).toBe(900)
})

test('de vinte erros ao mesmo tempo, no máximo cinco chegam a conferir a senha', async () => {
  const { email } = await s().fabrica.usuario()
  vi.mocked(senha.conferirSenha).mockClear()
  const respostas = await Promise.all(Array.from({ length: 20 }, () => errar(email, '10.3.4.1')))
  const recusadas = respostas.filter((r) => r.status === 429)
  expect(recusadas.length).toBeGreaterThanOrEqual(15)
  expect(respostas.every((r) => r.status === 401 || r.status === 429)).toBe(true)
  expect(senha.conferirSenha).toHaveBeenCalledTimes(20 - recusadas.length)
})

test('acertar esquece os erros de antes', async () => {
  const { email } = await s().fabrica.usuario()
  for (let i = 0; i < LIVRES - 1; i++) await errar(email, '10.3.5.1')
  await s().entrar(email, SENHA_DE_TESTE, '10.3.5.1')
  for (let i = 0; i < LIVRES; i++) expect((await errar(email, '10.3.5.1')).status).toBe(401)
})

test('um endereço que experimenta muitas contas é travado para todas', async () => {
  for (let i = 0; i < 30; i++) expect((await errar(`conta${i}@teste.br`, '10.3.6.1')).status).toBe(401)
  expect((await errar('mais-uma@teste.br', '10.3.6.1')).status).toBe(429)
  expect((await errar('mais-uma@teste.br', '10.3.6.2')).status).toBe(401)
})

test('uma conta atacada de muitos endereços só espera pouco: ninguém a tranca de fora', async () => {
  const { email } = await s().fabrica.usuario()
  await errar(email, '10.3.7.1')
  await s().db.execute(sql`update tentativa_de_login set falhas = 500 where chave like 'conta:%'`)
  await errar(email, '10.3.7.2')
  const espera = Number((await errar(email, '10.3.7.3')).cabecalhos['retry-after'])
  expect(espera).toBeLessThanOrEqual(60)
})
