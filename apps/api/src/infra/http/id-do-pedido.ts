import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { emCurso } from '#infra/observacao/em-curso.ts'

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

/** The id that connects an answer with everything that its request caused in the log. */
export const identificarPedidos = (app: FastifyInstance) => {
  app.addHook('onRequest', (req, res, pronto) => {
    const deFora = req.headers[CABECALHO]
    if (typeof deFora === 'string' && DE_PROXY.test(deFora) && veioDeProxy(req)) req.id = deFora
    res.header(CABECALHO, req.id)
    emCurso.run({ reqId: req.id }, pronto)
  })
  // The bytes of a body arrive outside of the request that they belong to.
  app.addHook('preValidation', (req, _, pronto) => emCurso.run({ reqId: req.id }, pronto))
}
