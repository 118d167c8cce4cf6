import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'

export type Pedido = { token?: string; corpo?: unknown; bytes?: Buffer; cabecalhos?: Record<string, string> }

/** Over TLS, with the certificate that the test made. */
export const chamador = (porta: number, ca: Buffer) => {
  const agente = new Agent({ keepAlive: true, ca })
  const abrir = (metodo: string, caminho: string, { token, corpo, bytes, cabecalhos }: Pedido = {}) =>
    new Promise<IncomingMessage>((resolver, rejeitar) => {
      const enviado = bytes ?? (corpo === undefined ? undefined : Buffer.from(JSON.stringify(corpo)))
      const pedido = request({
        ...{ host: 'localhost', port: porta, path: `/api${caminho}`, method: metodo, agent: agente },
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(enviado && { 'content-type': 'application/json', 'content-length': enviado.length }),
          ...cabecalhos,
        },
      })
      pedido.once('response', resolver).once('error', rejeitar)
      pedido.end(enviado)
    })
  const chamar = async (metodo: string, caminho: string, pedido?: Pedido) => {
    const resposta = await abrir(metodo, caminho, pedido)
    const texto = await text(resposta)
    return { status: resposta.statusCode ?? 0, cabecalhos: resposta.headers, texto }
  }
  return { abrir, chamar, fechar: () => agente.destroy() }
}
export type Chamador = ReturnType<typeof chamador>
