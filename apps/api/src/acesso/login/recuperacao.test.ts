import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SENHA_DE_TESTE } from '#acesso/usuario/usuario.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarCarta, linkDaCarta } from '#testes/cartas.ts'

const s = usarServidor()
const NOVA = 'girassol no telhado'

const pedirEmail = (email: string) =>
  s().pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email } })
const validar = ({ id, token }: { id: string; token: string }) =>
  s().pedir('GET', `/auth/recuperar-senha/validar-token?id=${id}&token=${token}`)
const definir = (token: string, senha = NOVA) => s().pedir('POST', '/auth/senha', { token, corpo: { senha } })

const receberLink = async (email: string, qual = 1) => {
  expect((await pedirEmail(email)).status).toBe(200)
  return linkDaCarta(await esperarCarta(s().cartas, email, qual))
}

test('o link chega por e-mail, conferi-lo não o gasta, a senha nova entra e as sessões acabam', async () => {
  const pessoa = await s().fabrica.pessoa()
  const link = await receberLink(pessoa.email)
  expect(link.link).toContain('/recuperar-senha?id=')
  for (let i = 0; i < 3; i++)
    expect(await validar(link)).toMatchObject({
      status: 200,
      corpo: { nome: pessoa.nome, motivo: 'RECUPERACAO', provedor: 'local' },
    })
  expect((await definir(link.token)).status).toBe(200)
  expect((await s().pedir('GET', '/auth/me', { token: pessoa.acesso })).status).toBe(401)
  expect((await s().pedir('GET', '/auth/refresh', { token: pessoa.renovacao })).status).toBe(401)
  await expect(s().entrar(pessoa.email, SENHA_DE_TESTE)).rejects.toThrow('401')
  await s().entrar(pessoa.email, NOVA)

  expect((await definir(link.token, 'outra senha qualquer')).status).toBe(401)
  expect((await validar(link)).status).toBe(401)
})

test('de dez usos ao mesmo tempo do mesmo link, um vale', async () => {
  const { email } = await s().fabrica.usuario()
  const { token } = await receberLink(email)
  const respostas = await Promise.all(Array.from({ length: 10 }, () => definir(token)))
  expect(respostas.map((r) => r.status).sort()).toEqual([200, ...Array(9).fill(401)])
})

test('só o link mais novo vale', async () => {
  const { email } = await s().fabrica.usuario()
  const primeiro = await receberLink(email)
  const segundo = await receberLink(email, 2)
  expect((await validar(primeiro)).status).toBe(401)
  expect((await definir(primeiro.token)).status).toBe(401)
  expect((await definir(segundo.token)).status).toBe(200)
})

test('o link vence', async () => {
  const { email } = await s().fabrica.usuario()
  const link = await receberLink(email)
  await s().db.execute(sql`update token_senha set expira_em = now() where id = ${link.id}`)
  expect((await validar(link)).status).toBe(401)
  expect((await definir(link.token)).status).toBe(401)
})

test('senha fácil é recusada sem gastar o link', async () => {
  const { email } = await s().fabrica.usuario()
  const { token } = await receberLink(email)
  expect((await definir(token, 'aaaaaaaaaaaa')).status).toBe(422)
  expect((await definir(token)).status).toBe(200)
})

test('trocar a senha por dentro inutiliza um link que estava no caminho', async () => {
  const { email, acesso } = await s().fabrica.pessoa()
  const { token } = await receberLink(email)
  await s().pedir('PUT', '/auth/senha', {
    token: acesso,
    corpo: { senha_atual: SENHA_DE_TESTE, senha: NOVA },
  })
  expect((await definir(token, 'a senha do intruso')).status).toBe(401)
})

test('quem não existe, está inativo ou entra pela Microsoft recebe a mesma resposta e nenhuma carta', async () => {
  const { fabrica, cartas, db } = s()
  const existente = await fabrica.usuario()
  const inativo = await fabrica.usuario({ ativo: false })
  const microsoft = await fabrica.usuario()
  await db.execute(sql`update usuario set provedor = 'microsoft' where id = ${microsoft.id}`)
  const respostas = []
  for (const email of ['ninguem@teste.br', inativo.email, microsoft.email, existente.email])
    respostas.push(await pedirEmail(email))
  expect(new Set(respostas.map((r) => `${r.status} ${r.texto}`)).size).toBe(1)
  // The last letter has arrived, so the earlier requests have been handled.
  await esperarCarta(cartas, existente.email)
  const destinos = cartas.map((c) => c.para)
  for (const email of ['ninguem@teste.br', inativo.email, microsoft.email])
    expect(destinos).not.toContain(email)
})

test('um endereço que pede recuperação sem parar é freado', async () => {
  const pedir = () =>
    s().pedir('POST', '/auth/recuperar-senha/enviar-email', {
      corpo: { email: 'x@teste.br' },
      ip: '10.7.7.7',
    })
  expect((await pedir()).status).toBe(200)
  await s().pool.query(`update tentativa_de_login set falhas = 37 where chave like 'recuperar:%'`)
  expect((await pedir()).status).toBe(200)
  const freado = await pedir()
  expect(freado.status).toBe(429)
  expect(freado.cabecalhos['retry-after']).toBeDefined()
})

test('nenhum token de link fica legível no banco', async () => {
  const { email } = await s().fabrica.usuario()
  const { token } = await receberLink(email)
  const { rows } = await s().pool.query<{ linha: string }>(`
    select to_jsonb(t)::text as linha from token_senha t
    union all select to_jsonb(j)::text from pgboss.job j
    union all select to_jsonb(a)::text from auditoria a`)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ linha }) => linha.includes(token))).toEqual([])
})
