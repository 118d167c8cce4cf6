import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A large file takes time, so only silence ends the connection, not the clock. */
    envioDemorado?: boolean
  }
}

/**
 * Time for the refusal to arrive. A connection closed over unread bytes is reset, and the answer may get
 * lost.
 */
const FOLGA_MS = 1000

const temCorpo = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Node closes both directions at once after the last answer. Here the sender can still read it. */
const fecharDepoisDeOuvido = (soquete: Socket) => {
  soquete.destroySoon = () => {
    soquete.end()
    const fim = setTimeout(() => soquete.destroy(), FOLGA_MS)
    soquete.once('close', () => clearTimeout(fim))
  }
}

/**
 * Node has one limit for all requests, and a spreadsheet of 100 MB over a slow line needs minutes. So the
 * server's limit is generous, and every other call with a body gets the short limit here. When a request is
 * answered before its body has arrived, the rest is not read. That matters most for a stranger's upload.
 */
export const limitarPrazoDoCorpo = (app: FastifyInstance, prazoMs: number) => {
  app.server.headersTimeout = prazoMs

  const cortarNoPrazo = (req: FastifyRequest) => {
    const prazo = setTimeout(() => req.raw.destroy(), prazoMs)
    const chegou = () => clearTimeout(prazo)
    req.raw.once('end', chegou).once('close', chegou)
  }
  const cortarNoSilencio = ({ raw }: FastifyRequest) => {
    // An injected call has no connection.
    if (!(raw.socket instanceof Socket)) return
    raw.socket.setTimeout(prazoMs)
    raw.once('end', () => raw.socket.setTimeout(app.server.timeout))
  }

  app.addHook('onRequest', (req, _, pronto) => {
    if (temCorpo(req)) {
      if (req.routeOptions.config.envioDemorado) cortarNoSilencio(req)
      else cortarNoPrazo(req)
    }
    pronto()
  })

  app.addHook('onSend', (req, res, corpo, pronto) => {
    if (req.raw.complete !== false || !temCorpo(req)) return pronto(null, corpo)
    // A short body arrives right after the headers. Then there is nothing to close.
    setImmediate(() => {
      if (!req.raw.complete) {
        res.header('connection', 'close')
        fecharDepoisDeOuvido(req.raw.socket)
      }
      pronto(null, corpo)
    })
  })
}
