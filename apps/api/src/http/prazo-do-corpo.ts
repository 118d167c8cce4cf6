import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A large file takes its time: only silence ends the connection then, not the clock. */
    envioDemorado?: boolean
  }
}

const temCorpo = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Node knows one limit for all requests, and a spreadsheet of 100 MB over a slow line needs minutes. So the server's
 * own limit is generous, and every other call that has a body gets the short one here.
 */
export const limitarPrazoDoCorpo = (app: FastifyInstance, prazoMs: number) => {
  app.server.headersTimeout = prazoMs
  app.addHook('onRequest', (req, res, pronto) => {
    if (temCorpo(req) && !req.routeOptions.config.envioDemorado) {
      const prazo = setTimeout(() => req.raw.destroy(), prazoMs)
      const chegou = () => clearTimeout(prazo)
      req.raw.once('end', chegou)
      // Answered without the body being read: what is left of it is nobody's wait any more.
      res.raw.once('close', chegou)
    }
    pronto()
  })
}
