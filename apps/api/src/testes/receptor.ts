import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Recebida = { cabecalhos: IncomingHttpHeaders; texto: string; caminho: string }
type Responder = (res: ServerResponse, recebida: Recebida) => void

export const comStatus =
  (status: number, texto = '', cabecalhos: Record<string, string> = {}): Responder =>
  (res) =>
    res.writeHead(status, cabecalhos).end(texto)

/** Written from the text of Standard Webhooks, without the program's own code: which of these secrets signed it. */
export const segredosQueAssinaram = ({ cabecalhos, texto }: Recebida, segredos: readonly string[]) => {
  const assinaturas = String(cabecalhos['webhook-signature']).split(' ')
  return segredos.filter((segredo) => {
    const chave = Buffer.from(segredo.slice('whsec_'.length), 'base64')
    const dito = `${cabecalhos['webhook-id']}.${cabecalhos['webhook-timestamp']}.${texto}`
    return assinaturas.includes(`v1,${createHmac('sha256', chave).update(dito).digest('base64')}`)
  })
}

/** A real HTTP server in the place of the other system. It keeps what comes and answers as the test says. */
export const ligarReceptor = async () => {
  const recebidas: Recebida[] = []
  const estado: { responder: Responder } = { responder: comStatus(204) }
  const servidor = createServer((req, res) => {
    const pedacos: Buffer[] = []
    req
      .on('data', (pedaco: Buffer) => pedacos.push(pedaco))
      .on('end', () => {
        const texto = Buffer.concat(pedacos).toString()
        const recebida = { cabecalhos: req.headers, texto, caminho: req.url ?? '' }
        recebidas.push(recebida)
        estado.responder(res, recebida)
      })
  })
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
  const { port } = servidor.address() as AddressInfo
  return {
    porta: port,
    url: `http://127.0.0.1:${port}/avisos`,
    recebidas,
    eventos: () => recebidas.map(({ texto }) => JSON.parse(texto).type as string),
    responderCom: (responder: Responder) => {
      estado.responder = responder
    },
    desligar: () => {
      servidor.closeAllConnections()
      return new Promise((pronto) => servidor.close(pronto))
    },
  }
}
export type Receptor = Awaited<ReturnType<typeof ligarReceptor>>
