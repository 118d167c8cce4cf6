import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Pedido = { metodo: string; url: string; cabecalhos: IncomingHttpHeaders; corpo: string }
export type Resposta = {
  status?: number
  json?: unknown
  texto?: string
  cabecalhos?: Record<string, string>
}

/** A real HTTP server on loopback for one test. It records the requests, and answers as told. */
export const ligarServidor = async (responder: (pedido: Pedido) => Resposta | Promise<Resposta>) => {
  const pedidos: Pedido[] = []
  const servidor = createServer(async (req, res) => {
    const partes: Buffer[] = []
    for await (const parte of req) partes.push(parte as Buffer)
    const pedido = {
      metodo: req.method ?? '',
      url: req.url ?? '',
      cabecalhos: req.headers,
      corpo: Buffer.concat(partes).toString(),
    }
    pedidos.push(pedido)
    const { status = 200, json, texto, cabecalhos } = await responder(pedido)
    res.writeHead(status, { 'content-type': texto ? 'text/html' : 'application/json', ...cabecalhos })
    res.end(texto ?? JSON.stringify(json ?? {}))
  })
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
  /** Every call in progress gets no answer. */
  const cortar = () => servidor.closeAllConnections()
  const desligar = () => {
    cortar()
    return new Promise((pronto) => servidor.close(pronto))
  }
  onTestFinished(async () => {
    await desligar()
  })
  return { base: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`, pedidos, desligar, cortar }
}
