import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { comecar, convidarPelaMicrosoft, usarProvedor, voltar } from '#testes/microsoft.ts'

const provedor = await usarProvedor()
const s = usarServidor(provedor.variaveis)

test('a pessoa convidada liga a conta pelo convite e depois entra só com ela', async () => {
  const { usuario, convite } = await convidarPelaMicrosoft(s())
  const conta = provedor.criarConta({ oid: 'oid-ana', email: 'ana@empresa.com' })

  const primeira = await comecar(s(), convite)
  const ligada = await voltar(s(), await provedor.autorizar(primeira.authUrl, conta), primeira.cookie)
  expect(ligada).toMatchObject({ status: 302, pagina: '/auth/success', erro: undefined })
  const eu = await s().pedir('GET', '/auth/me', { token: ligada.acesso })
  expect(eu.corpo).toMatchObject({ id: usuario.id, provedor: 'microsoft' })

  const segunda = await comecar(s())
  const entrou = await voltar(s(), await provedor.autorizar(segunda.authUrl, conta), segunda.cookie)
  expect((await s().pedir('GET', '/auth/me', { token: entrou.acesso })).corpo.id).toBe(usuario.id)
  expect((await s().pedir('GET', '/auth/refresh', { token: entrou.refresh_token })).status).toBe(200)
})

test('o pedido vai com PKCE, estado e nonce, e o cookie não é legível por scripts', async () => {
  const { cabecalhos, corpo } = await s().pedir('POST', '/auth/login?provedor=microsoft', { corpo: {} })
  const { searchParams } = new URL(corpo.authUrl)
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  for (const nome of ['state', 'nonce', 'code_challenge'])
    expect(searchParams.get(nome)?.length).toBeGreaterThan(20)
  const cookie = String(cabecalhos['set-cookie'])
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  expect(cookie).toContain('Path=/api/auth/microsoft/retorno')
})

test('quem desiste na página da Microsoft volta com "Login cancelado"', async () => {
  const { authUrl, cookie } = await comecar(s())
  const volta = await voltar(s(), await provedor.autorizar(authUrl, null), cookie)
  expect(volta).toMatchObject({ pagina: '/auth/success', erro: 'Login cancelado', acesso: undefined })
})

test('quem foi desativado não entra mais pela Microsoft', async () => {
  const { usuario, convite } = await convidarPelaMicrosoft(s())
  const conta = provedor.criarConta({ oid: 'oid-desativado', email: 'd@empresa.com' })
  const primeira = await comecar(s(), convite)
  await voltar(s(), await provedor.autorizar(primeira.authUrl, conta), primeira.cookie)
  await s().pool.query('update usuario set ativo = false where id = $1', [usuario.id])
  const segunda = await comecar(s())
  const recusada = await voltar(s(), await provedor.autorizar(segunda.authUrl, conta), segunda.cookie)
  expect(recusada.erro).toMatch(/^Esta conta Microsoft não tem acesso/)
})
