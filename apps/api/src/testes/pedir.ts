import type { FastifyInstance, InjectOptions } from 'fastify'

type Metodo = NonNullable<InjectOptions['method']>
type Pedido = {
  corpo?: unknown
  token?: string | undefined
  ip?: string
  cabecalhos?: Record<string, string>
}

/** A call as the browser would make it, from an address that the test chooses. */
export const criarPedir =
  (app: FastifyInstance) =>
  async (method: Metodo, url: string, p: Pedido = {}) => {
    const resposta = await app.inject({
      method,
      url: `/api${url}`,
      ...(p.corpo === undefined ? {} : { payload: p.corpo as object }),
      remoteAddress: p.ip ?? '10.0.0.1',
      headers: { ...(p.token && { authorization: `Bearer ${p.token}` }), ...p.cabecalhos },
    })
    const json = String(resposta.headers['content-type']).includes('json') ? resposta.json() : null
    return { status: resposta.statusCode, corpo: json, texto: resposta.body, cabecalhos: resposta.headers }
  }
export type Pedir = ReturnType<typeof criarPedir>
