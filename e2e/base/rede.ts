import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** From now on the server itself refuses every call that carries this access token, as if it had expired. */
export const vencerToken = async (page: Page, accessToken: string) => {
  await page.context().route('**/api/**', async (rota) => {
    const cabecalhos = rota.request().headers()
    const vencido = cabecalhos.authorization === `Bearer ${accessToken}`
    await rota.fallback(vencido ? { headers: { ...cabecalhos, authorization: 'Bearer vencido' } } : {})
  })
}

/** Replaces the API's answer for calls to this path. */
export const responder = (page: Page, caminho: string, status: number, corpo: object = {}) =>
  page.route(`**/api${caminho}`, (rota) => rota.fulfill({ status, json: corpo }))

/** The stream of changes never ends. Without it the network can come to rest. */
export const semVivo = (page: Page) =>
  page.route('**/api/vivo?*', (rota) =>
    rota.fulfill({ status: 503, headers: { 'retry-after': '600' }, json: {} }),
  )

/** So much of a part goes through before the line is cut. */
const ATE_O_CORTE = 100_000

/** A proxy whose line is cut in the middle of the first parts of uploads, so many times. */
export const ligarProxyQueCorta = async (vezes: number) => {
  let cortes = 0
  const servidor = createServer((pedido, resposta) => {
    const { url = '', method, headers } = pedido
    const adiante = request(url, { method, headers }, (volta) => {
      resposta.writeHead(volta.statusCode ?? 502, volta.headers)
      volta.pipe(resposta)
    })
    adiante.on('error', () => pedido.socket.destroy())
    if (method !== 'PATCH' || cortes === vezes) return pedido.pipe(adiante)
    let passaram = 0
    pedido.on('data', (parte: Buffer) => {
      adiante.write(parte)
      passaram += parte.length
      if (passaram < ATE_O_CORTE || adiante.destroyed) return
      cortes++
      adiante.destroy()
      pedido.socket.destroy()
    })
  })
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  const { port } = servidor.address() as AddressInfo
  return {
    server: `http://127.0.0.1:${port}`,
    cortes: () => cortes,
    desligar: async () => {
      servidor.closeAllConnections()
      servidor.close()
      await once(servidor, 'close')
    },
  }
}
