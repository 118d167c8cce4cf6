import { pipeline, type Readable } from 'node:stream'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Below this, compression saves less than a packet. */
const CURTA_BYTES = 1024
const COMPRIMIVEL = /^text\/(?!event-stream)|[/+](?:json|xml)\b/

// The browser's files are compressed at build time. This is for answers, where time counts more than size.
const RAPIDO = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

type Inteira = string | Buffer
type Pronto = (erro: Error | null, corpo: Buffer) => void

/** The better one first. Streamed parts are flushed at once; otherwise a long download would seem to hang. */
const modos = {
  br: {
    inteira: (corpo: Inteira, pronto: Pronto) => brotliCompress(corpo, RAPIDO, pronto),
    aosPoucos: () => createBrotliCompress({ ...RAPIDO, flush: constants.BROTLI_OPERATION_FLUSH }),
  },
  gzip: {
    inteira: (corpo: Inteira, pronto: Pronto) => gzip(corpo, pronto),
    aosPoucos: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
  },
}
type Modo = keyof typeof modos

const RECUSADO = /;\s*q=0(?:\.0*)?\s*$/

const modoAceito = (cabecalho: string | undefined) => {
  const aceitos = cabecalho?.split(',').filter((parte) => !RECUSADO.test(parte))
  const nomes = aceitos?.map((parte) => parte.split(';', 1)[0]?.trim())
  return (Object.keys(modos) as Modo[]).find((modo) => nomes?.includes(modo))
}

const ehInteira = (corpo: Inteira | Readable): corpo is Inteira =>
  typeof corpo === 'string' || Buffer.isBuffer(corpo)

/**
 * Not for what is already compressed, nor for a range of a file, which is counted in the file's own bytes.
 */
const valeAPena = (res: FastifyReply) =>
  COMPRIMIVEL.test(String(res.getHeader('content-type'))) &&
  !res.hasHeader('content-encoding') &&
  !res.hasHeader('content-range')

/** Most answers are short and pass at the first check. */
export const comprimirRespostas = (app: FastifyInstance) =>
  app.addHook('onSend', (req, res, corpo: Inteira | Readable | null | undefined, pronto) => {
    if (!corpo || (ehInteira(corpo) && corpo.length < CURTA_BYTES)) return pronto(null, corpo)
    const modo = modoAceito(req.headers['accept-encoding'])
    if (!modo || !valeAPena(res)) return pronto(null, corpo)
    res.header('content-encoding', modo).header('vary', 'accept-encoding').removeHeader('content-length')
    if (ehInteira(corpo)) return modos[modo].inteira(corpo, pronto)
    // A failure before anything was sent is answered by a refusal, which is not compressed.
    corpo.once('error', () => res.removeHeader('content-encoding'))
    pronto(
      null,
      pipeline(corpo, modos[modo].aosPoucos(), () => {}),
    )
  })
