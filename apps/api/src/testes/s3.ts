import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const AUSENTE = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>ausente</Message></Error>'

/** The four S3 calls that the driver makes, over real HTTP. It stores nothing beyond the test. */
export const ligarS3DeTeste = async () => {
  const objetos = new Map<string, Buffer>()
  const estado = { mudo: false }

  const devolver = (req: IncomingMessage, res: ServerResponse, objeto: Buffer) => {
    const faixa = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '')
    if (!faixa) return res.writeHead(200, { 'content-length': objeto.length }).end(objeto)
    const inicio = Number(faixa[1])
    const parte = objeto.subarray(inicio, Number(faixa[2]) + 1)
    const fim = inicio + parte.length - 1
    return res
      .writeHead(206, {
        'content-length': parte.length,
        'content-range': `bytes ${inicio}-${fim}/${objeto.length}`,
      })
      .end(parte)
  }

  const responder = async (req: IncomingMessage, res: ServerResponse) => {
    const nome = new URL(req.url ?? '/', 'http://x').pathname
    const corpo = await buffer(req)
    if (estado.mudo) return
    if (!req.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return res.writeHead(403).end()
    if (req.method === 'PUT') {
      objetos.set(nome, corpo)
      return res.writeHead(200).end()
    }
    if (req.method === 'DELETE') {
      objetos.delete(nome)
      return res.writeHead(204).end()
    }
    const objeto = objetos.get(nome)
    if (!objeto) return res.writeHead(404).end(req.method === 'HEAD' ? undefined : AUSENTE)
    if (req.method === 'HEAD') return res.writeHead(200, { 'content-length': objeto.length }).end()
    return devolver(req, res, objeto)
  }

  const servidor = createServer((req, res) => void responder(req, res))
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
  const { port } = servidor.address() as AddressInfo
  return {
    url: `s3://balde/anexos?endpoint=http://127.0.0.1:${port}&region=sa-east-1`,
    objetos,
    /** Accepts the request and never answers: a fault that only a time limit notices. */
    emudecer: () => {
      estado.mudo = true
    },
    desligar: () =>
      new Promise<void>((pronto) => {
        servidor.closeAllConnections()
        servidor.close(() => pronto())
      }),
  }
}
