import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { SENHA_DE_TESTE } from '#acesso/usuario/usuario.fabrica.ts'
import { alongarBloqueios } from '#testes/alongar-bloqueios.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
const LIVRES = 5

const errar = (email: string, ip: string, cabecalhos: Record<string, string> = {}) =>
  s().pedir('POST', '/auth/login', { corpo: { email, senha: 'senha-errada-1' }, ip, cabecalhos })

/** For how long the last try blocked the account for this address. */
const segundosDeBloqueio = async () => {
  const { rows } = await s().db.execute(sql`
    select extract(epoch from bloqueada_ate - ultima_em)::integer as segundos
    from tentativa_de_login where chave like 'par:%'`)
  return rows[0]?.segundos
}

/** Sets the counter of wrong tries directly, without hashing a password for each. */
const contarFalhas = (quais: string, falhas: number) =>
  s().db.execute(sql`update tentativa_de_login set falhas = ${falhas} where chave like ${quais}`)

afterEach(() => s().db.execute(sql`delete from tentativa_de_login`))

test('cinco senhas erradas travam a conta para aquele endereço, e a resposta diz quanto esperar', async () => {
  const { email } = await s().fabrica.usuario()
  for (let i = 0; i < LIVRES; i++) expect((await errar(email, '10.3.0.1')).status).toBe(401)
  await alongarBloqueios(s().db)
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
  await alongarBloqueios(s().db)
  expect((await errar(email, '10.3.1.1', { 'x-forwarded-for': '198.51.100.7' })).status).toBe(429)
})

test('a pessoa certa, de outro endereço, entra', async () => {
  const { email } = await s().fabrica.usuario()
  for (let i = 0; i <= LIVRES; i++) await errar(email, '10.3.2.1')
  await s().entrar(email, SENHA_DE_TESTE, '10.3.2.2')
})

test('cada erro depois da trava espera o dobro, até o teto', async () => {
  const { email } = await s().fabrica.usuario()
  const esperas = []
  for (const falhas of [5, 6, 7, 8, 14, 15, 40]) {
    await s().db.execute(sql`delete from tentativa_de_login`)
    await errar(email, '10.3.3.1')
    await contarFalhas('par:%', falhas - 1)
    expect((await errar(email, '10.3.3.1')).status).toBe(401)
    esperas.push(await segundosDeBloqueio())
  }
  expect(esperas).toEqual([1, 2, 4, 8, 512, 900, 900])
})

test('passada a espera, tenta-se outra vez', async () => {
  const { email } = await s().fabrica.usuario()
  await errar(email, '10.3.8.1')
  await contarFalhas('par:%', 10)
  await errar(email, '10.3.8.1')
  expect((await errar(email, '10.3.8.1')).status).toBe(429)
  await s().db.execute(
    sql`update tentativa_de_login set bloqueada_ate = now() where bloqueada_ate is not null`,
  )
  await s().entrar(email, SENHA_DE_TESTE, '10.3.8.1')
})

test('de vinte erros ao mesmo tempo, só os que restavam livres chegam a conferir a senha', async () => {
  const { email } = await s().fabrica.usuario()
  await errar(email, '10.3.4.1')
  // The next one was free before a wait of minutes, which is longer than any slow machine needs.
  await contarFalhas('par:%', LIVRES + 7)
  const respostas = await Promise.all(Array.from({ length: 20 }, () => errar(email, '10.3.4.1')))
  // The brake comes before the password: 401 means that the password was checked, 429 that it was not.
  expect(respostas.map((r) => r.status).sort()).toEqual([401, ...Array(19).fill(429)])
})

test('acertar esquece os erros de antes', async () => {
  const { email } = await s().fabrica.usuario()
  for (let i = 0; i < LIVRES - 1; i++) await errar(email, '10.3.5.1')
  await s().entrar(email, SENHA_DE_TESTE, '10.3.5.1')
  for (let i = 0; i < LIVRES; i++) expect((await errar(email, '10.3.5.1')).status).toBe(401)
})

test('um endereço que experimenta muitas contas é travado para todas', async () => {
  await errar('conta1@teste.br', '10.3.6.1')
  await contarFalhas('endereco:%', 36)
  expect((await errar('conta2@teste.br', '10.3.6.1')).status).toBe(401)
  expect((await errar('conta3@teste.br', '10.3.6.1')).status).toBe(429)
  expect((await errar('conta3@teste.br', '10.3.6.2')).status).toBe(401)
})

test('uma conta atacada de muitos endereços só espera pouco: ninguém a tranca de fora', async () => {
  const { email } = await s().fabrica.usuario()
  await errar(email, '10.3.7.1')
  await contarFalhas('conta:%', 500)
  await errar(email, '10.3.7.2')
  const espera = Number((await errar(email, '10.3.7.3')).cabecalhos['retry-after'])
  expect(espera).toBeLessThanOrEqual(60)
})

test('uma rede IPv6 inteira conta como um endereço só', async () => {
  const { email } = await s().fabrica.usuario()
  for (let i = 0; i < LIVRES; i++) expect((await errar(email, `2001:db8:1:2::${i + 1}`)).status).toBe(401)
  await alongarBloqueios(s().db)
  expect((await errar(email, '2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await errar(email, '2001:db8:1:3::1')).status).toBe(401)
})
