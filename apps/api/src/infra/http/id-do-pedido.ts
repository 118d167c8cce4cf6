import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { emCurso, type Rastro } from '#infra/observacao/em-curso.ts'
import type { Rastros } from '#infra/observacao/rastros.ts'
import { lerTraceparent } from '#infra/observacao/traceparent.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rastro?: Rastro | undefined
  }
}

const CABECALHO = 'x-request-id'
/** What proxies make. A client's own text, which a proxy may pass on, is not worth a place in the log. */
const DE_PROXY = /^[\da-f:_-]{16,64}$/i

/** Unique across copies and restarts, and cheaper than a UUID per request. */
export const gerarIds = () => {
  const doProcesso = randomBytes(5).toString('hex')
  let pedidos = 0
  return () => `${doProcesso}-${(++pedidos).toString(36)}`
}

/** Fastify lists the proxies that it trusted on the way. Without one, only the caller is there. */
const veioDeProxy = ({ ips }: FastifyRequest) => ips !== undefined && ips.length > 1

/** From the first header to the last byte, also when the caller leaves before. */
const rastrearPedido = (rastros: Rastros, req: FastifyRequest, { raw }: FastifyReply) => {
  const pai = veioDeProxy(req) ? lerTraceparent(req.headers.traceparent) : undefined
  const { url } = req.routeOptions
  const nome = url ? `${req.method} ${url}` : req.method
  const { rastro, acabar } = rastros.comecar(nome, 'servidor', pai)
  req.rastro = rastro
  raw.once('close', () => {
    const atributos = {
      'http.request.method': req.method,
      'http.route': url,
      'http.response.status_code': raw.statusCode,
    }
    acabar(atributos, { falhou: raw.statusCode >= 500 })
  })
}

/** The id that connects an answer with everything that its request caused in the log. */
export const identificarPedidos = (app: FastifyInstance, rastros?: Rastros) => {
  app.addHook('onRequest', (req, res, pronto) => {
    const deFora = req.headers[CABECALHO]
    if (typeof deFora === 'string' && DE_PROXY.test(deFora) && veioDeProxy(req)) req.id = deFora
    res.header(CABECALHO, req.id)
    if (rastros) rastrearPedido(rastros, req, res)
    emCurso.run({ reqId: req.id, rastro: req.rastro }, pronto)
  })
  // The bytes of a body arrive outside of the request that they belong to.
  app.addHook('preValidation', (req, _, pronto) => emCurso.run({ reqId: req.id, rastro: req.rastro }, pronto))
}
