import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { derivarChave } from '#infra/auth/chaves.ts'
import { CHAVE_DE_TESTE, usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
const CHAVE_DE_ACESSO = derivarChave(CHAVE_DE_TESTE, 'token/access')

const conteudoDe = (token: string) => {
  const [, meio = ''] = token.split('.')
  return JSON.parse(Buffer.from(meio, 'base64url').toString()) as Record<string, unknown>
}

type Forja = { alg?: string; typ?: string; chave?: Uint8Array; mudancas?: Record<string, unknown> }

/** A token like the server's own, except for what the test changes. */
const forjar = async ({
  alg = 'HS256',
  typ = 'access+jwt',
  chave = CHAVE_DE_ACESSO,
  mudancas,
}: Forja = {}) => {
  const { acesso } = await s().fabrica.pessoa()
  return new SignJWT({ ...conteudoDe(acesso), ...mudancas }).setProtectedHeader({ alg, typ }).sign(chave)
}

const me = (token?: string) => s().pedir('GET', '/auth/me', { token })
const agora = () => Math.floor(Date.now() / 1000)

test('o token copiado sem mudanças vale: as recusas abaixo são pelo que cada uma muda', async () => {
  expect((await me(await forjar())).status).toBe(200)
})

test('o mesmo token escrito de outro jeito não vale', async () => {
  const { acesso } = await s().fabrica.pessoa()
  const meio = acesso.length - 5
  for (const outro of [`${acesso}=`, `${acesso.slice(0, meio)} ${acesso.slice(meio)}`, ` ${acesso}`])
    expect((await me(outro)).status, outro.slice(-8)).toBe(401)
})

test.each<[string, Forja]>([
  ['assinado com outra chave', { chave: new Uint8Array(32).fill(9) }],
  ['assinado com a chave dos tokens de renovação', { chave: derivarChave(CHAVE_DE_TESTE, 'token/refresh') }],
  ['assinado com a própria chave mestra', { chave: new Uint8Array(CHAVE_DE_TESTE) }],
  ['de outro algoritmo', { alg: 'HS512', chave: new Uint8Array(64).fill(7) }],
  ['de outro tipo', { typ: 'refresh+jwt' }],
  ['sem tipo', { typ: 'JWT' }],
  ['vencido', { mudancas: { exp: agora() - 120 } }],
  ['que ainda não começou', { mudancas: { nbf: agora() + 600 } }],
  ['sem vencimento', { mudancas: { exp: undefined } }],
  ['para outro público', { mudancas: { aud: 'outro' } }],
  ['de outro emissor', { mudancas: { iss: 'outro' } }],
  ['de uma sessão que não existe', { mudancas: { sid: '0192f0c1-0000-7000-8000-000000000000' } }],
])('token %s → 401', async (_, forja) => {
  expect(await me(await forjar(forja))).toMatchObject({
    status: 401,
    corpo: { codigo: 'NAO_AUTENTICADO', message: 'Sessão inválida ou expirada' },
  })
})

test('sem token, sem assinatura, com alg none, adulterado ou com outro esquema → 401', async () => {
  const { acesso, id } = await s().fabrica.pessoa()
  const [cabeca = '', meio = '', assinatura = ''] = acesso.split('.')
  const adulterado = Buffer.from(JSON.stringify({ ...conteudoDe(acesso), sub: id, x: 1 })).toString(
    'base64url',
  )
  const semAlgoritmo = new UnsecuredJWT(conteudoDe(acesso)).encode()
  const tokens = [
    undefined,
    'nada',
    `${cabeca}.${meio}.`,
    `${cabeca}.${meio}`,
    semAlgoritmo,
    `${semAlgoritmo}${assinatura}`,
    `${cabeca}.${adulterado}.${assinatura}`,
    `${acesso}x`,
  ]
  for (const token of tokens) expect((await me(token)).status, String(token)).toBe(401)
  const basico = { cabecalhos: { authorization: `Basic ${acesso}` } }
  expect((await s().pedir('GET', '/auth/me', basico)).status).toBe(401)
})

test('um token de renovação não abre chamadas, e um de acesso não renova', async () => {
  const { acesso, renovacao } = await s().fabrica.pessoa()
  expect((await me(renovacao)).status).toBe(401)
  expect((await s().pedir('GET', '/auth/refresh', { token: acesso })).status).toBe(401)
  expect((await me(acesso)).status).toBe(200)
  expect((await s().pedir('GET', '/auth/refresh', { token: renovacao })).status).toBe(200)
})

test('um relógio um pouco atrasado é tolerado', async () => {
  expect((await me(await forjar({ mudancas: { exp: agora() - 30 } }))).status).toBe(200)
})

test('o token de acesso vale no máximo dez minutos', async () => {
  const { acesso } = await s().fabrica.pessoa()
  const { exp, iat } = conteudoDe(acesso) as { exp: number; iat: number }
  expect(exp - iat).toBeLessThanOrEqual(600)
})
