// @module-tag demorado
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
const LENTAS = 900
const PESSOAS = 10
const PEDIDOS_DE_CADA = 10
/** Half a line, half of the headers, and half of a body. None goes on. */
const COMECOS = [
  'GET /api/hea',
  'GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Devagar: ',
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
]

const abrirLentas = async (porta: number) => {
  const lentas = Array.from({ length: LENTAS }, () => connect(porta, '127.0.0.1').on('error', () => {}))
  onTestFinished(() => {
    for (const lenta of lentas) lenta.destroy()
  })
  const comecar = async (lenta: Socket, n: number) => {
    await once(lenta, 'connect')
    lenta.write(COMECOS[n % COMECOS.length] ?? '')
  }
  await Promise.all(lentas.map(comecar))
  return lentas
}

/** Milliseconds of the processor, for the clock also counts what other programs do. */
const custoDosOutros = async (url: string, token: string) => {
  const inicio = process.cpuUsage()
  const pedir = async () => {
    const resposta = await fetch(`${url}/api/canal-venda`, { headers: { authorization: `Bearer ${token}` } })
    await resposta.arrayBuffer()
    expect(resposta.status).toBe(200)
  }
  const pessoa = async () => {
    for (let n = 0; n < PEDIDOS_DE_CADA; n++) await pedir()
  }
  await Promise.all(Array.from({ length: PESSOAS }, pessoa))
  const { user, system } = process.cpuUsage(inicio)
  return (user + system) / 1000
}

test('novecentas conexões que não andam: os outros nem notam, e o prazo delas é de menos de um minuto', async () => {
  const { app, admin } = s()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { acesso } = await admin()
  const semElas = await custoDosOutros(url, acesso)
  const lentas = await abrirLentas((app.server.address() as AddressInfo).port)
  expect(await custoDosOutros(url, acesso)).toBeLessThan(3 * semElas)
  // All of them were really there, waiting.
  expect(lentas.filter((lenta) => lenta.readyState !== 'open')).toEqual([])

  const { headersTimeout, timeout, connectionsCheckingInterval } = app.server as typeof app.server & {
    connectionsCheckingInterval: number
  }
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(60_000)
  expect(timeout).toBeLessThanOrEqual(60_000)
})
