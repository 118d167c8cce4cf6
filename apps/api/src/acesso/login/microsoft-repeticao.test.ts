import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { comecar, convidarPelaMicrosoft, usarProvedor, voltar } from '#testes/microsoft.ts'

const provedor = await usarProvedor()
const s = usarServidor(provedor.variaveis)
const ana = provedor.criarConta({ oid: 'oid-ana', email: 'ana@empresa.com' })
const bia = provedor.criarConta({ oid: 'oid-bia', email: 'bia@empresa.com' })

const ligar = async (conta: typeof ana) => {
  const { usuario, convite } = await convidarPelaMicrosoft(s())
  const { authUrl, cookie } = await comecar(s(), convite)
  const callback = await provedor.autorizar(authUrl, conta)
  return { usuario, convite, callback, cookie, volta: await voltar(s(), callback, cookie) }
}

test('o mesmo retorno repetido é recusado', async () => {
  const { callback, cookie, volta } = await ligar(ana)
  expect(volta.erro).toBeUndefined()
  expect((await voltar(s(), callback, cookie)).erro).toBe(
    'Este login já foi usado ou expirou. Tente de novo.',
  )
})

test('o convite serve uma vez, e uma conta só pertence a um usuário', async () => {
  const { convite, volta } = await ligar(bia)
  expect(volta.erro).toBeUndefined()
  expect((await comecar(s(), convite)).status).toBe(401)
  expect((await ligar(bia)).volta.erro).toBe('Esta conta Microsoft já pertence a outro usuário.')
})

test('de dez retornos iguais ao mesmo tempo, um entra', async () => {
  const { authUrl, cookie } = await comecar(s())
  const callback = await provedor.autorizar(authUrl, bia)
  const voltas = await Promise.all(Array.from({ length: 10 }, () => voltar(s(), callback, cookie)))
  expect(voltas.filter((v) => v.acesso)).toHaveLength(1)
})

test('um login começado há mais de dez minutos expirou', async () => {
  const { authUrl, cookie } = await comecar(s())
  const callback = await provedor.autorizar(authUrl, bia)
  await s().pool.query('update login_microsoft set expira_em = now()')
  expect((await voltar(s(), callback, cookie)).erro).toBe(
    'Este login já foi usado ou expirou. Tente de novo.',
  )
})
