import { afterEach, expect, onTestFinished, test } from 'vitest'
import { credencial } from '#acesso/credencial/credencial.table.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { comecar, convidarPelaMicrosoft, usarProvedor, voltar } from '#testes/microsoft.ts'

const provedor = await usarProvedor()
const s = usarServidor(provedor.variaveis)

const USADO = 'Este login já foi usado ou expirou. Tente de novo.'
const SEM_ACESSO = /^Esta conta Microsoft não tem acesso\. Peça um convite/
const intrusa = provedor.criarConta({ oid: 'oid-intrusa', email: 'intrusa@empresa.com' })

const ligacoes = async () =>
  (await s().db.select().from(credencial)).filter((c) => c.microsoft_oid !== null).map((c) => c.microsoft_oid)

// None of the refusals below may leave a link behind.
afterEach(async () => expect(await ligacoes()).toEqual([]))

test('quem não foi convidado é recusado com um texto claro', async () => {
  const { authUrl, cookie } = await comecar(s())
  const volta = await voltar(s(), await provedor.autorizar(authUrl, intrusa), cookie)
  expect(volta.erro).toMatch(SEM_ACESSO)
  expect(volta.acesso).toBeUndefined()
})

test('o e-mail da vítima com outra conta não entra nem liga', async () => {
  const { usuario } = await convidarPelaMicrosoft(s())
  const conta = provedor.criarConta({ oid: 'oid-outra', email: usuario.email })
  const { authUrl, cookie } = await comecar(s())
  expect((await voltar(s(), await provedor.autorizar(authUrl, conta), cookie)).erro).toMatch(SEM_ACESSO)
})

test('uma conta de outra organização não entra, nem com convite', async () => {
  const { convite } = await convidarPelaMicrosoft(s())
  const conta = provedor.criarConta({ oid: 'oid-fora', email: 'x@fora.com', tid: 'outra-organizacao' })
  const { authUrl, cookie } = await comecar(s(), convite)
  expect((await voltar(s(), await provedor.autorizar(authUrl, conta), cookie)).erro).toMatch(SEM_ACESSO)
})

test('o retorno em outro navegador, sem o cookie ou com o de outro login, é recusado', async () => {
  const { convite } = await convidarPelaMicrosoft(s())
  const daVitima = await comecar(s(), convite)
  const doAtacante = await comecar(s())
  const callback = await provedor.autorizar(daVitima.authUrl, intrusa)
  expect((await voltar(s(), callback)).erro).toBe(USADO)
  expect((await voltar(s(), callback, doAtacante.cookie)).erro).toBe(USADO)
})

test('um estado que não é o do pedido é recusado', async () => {
  const { authUrl, cookie } = await comecar(s())
  const callback = new URL(await provedor.autorizar(authUrl, intrusa))
  for (const estado of ['', 'inventado', `${callback.searchParams.get('state')}x`]) {
    callback.searchParams.set('state', estado)
    expect((await voltar(s(), callback.href, cookie)).erro).toBe(USADO)
  }
})

test('um código roubado não serve no login de outro: o PKCE não confere', async () => {
  const { convite } = await convidarPelaMicrosoft(s())
  const daVitima = await comecar(s())
  const doAtacante = await comecar(s(), convite)
  const roubado = new URL(await provedor.autorizar(daVitima.authUrl, intrusa)).searchParams.get('code') ?? ''
  const callback = new URL(await provedor.autorizar(doAtacante.authUrl, intrusa))
  callback.searchParams.set('code', roubado)
  expect((await voltar(s(), callback.href, doAtacante.cookie)).erro).toBe(
    'Não foi possível entrar com a Microsoft',
  )
})

test('um convite inventado, ou de quem entra com senha, não começa nem liga', async () => {
  const { pedir } = s()
  const inventado = { id: '0192f0c1-0000-7000-8000-000000000000', token: 'x'.repeat(43) }
  const resposta = await pedir('POST', '/auth/login?provedor=microsoft', { corpo: { convite: inventado } })
  expect(resposta).toMatchObject({
    status: 401,
    corpo: { message: 'Este convite não vale mais. Peça um novo.' },
  })
})

test('um token com a assinatura de outro não entra nem liga a conta', async () => {
  const { convite } = await convidarPelaMicrosoft(s())
  const conta = provedor.criarConta({ oid: 'oid-assinada', email: 'assinada@empresa.com' })
  onTestFinished(() => provedor.falsificarAssinatura(false))
  provedor.falsificarAssinatura(true)
  const forjado = await comecar(s(), convite)
  const recusada = await voltar(s(), await provedor.autorizar(forjado.authUrl, conta), forjado.cookie)
  expect(recusada).toMatchObject({ erro: 'Não foi possível entrar com a Microsoft', acesso: undefined })
})
