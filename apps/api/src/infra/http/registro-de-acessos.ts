import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

const LINHAS_JUNTAS = 64
const ESPERA_MS = 1_000
const INFO = pino.levels.values.info

type Acesso = {
  level: number | undefined
  time: number
  reqId: string
  metodo: string
  caminho: string
  ip: string
  status: number
  ms: number
}

/** The address without its query, where links carry their secrets. */
const emLinha = (acesso: Acesso) =>
  `${JSON.stringify({ ...acesso, caminho: acesso.caminho.split('?', 1)[0] })}\n`

/**
 * One line for each answer, with nothing of its query, body or headers, in the shape of all other lines. They are
 * made and written many at a time, and not by the logger: written one by one they cost a fast answer a fifth of its time.
 * What went wrong is logged apart, at once.
 */
export const registrarAcessos = (app: FastifyInstance, nivel: string) => {
  if (!pino({ level: nivel }).isLevelEnabled('info')) return
  const destino = pino.destination({ sync: false })
  let acessos: Acesso[] = []
  const escrever = () => {
    if (!acessos.length) return
    destino.write(acessos.map(emLinha).join(''))
    acessos = []
  }
  const relogio = setInterval(escrever, ESPERA_MS).unref()
  app.addHook('onResponse', (req, res, pronto) => {
    acessos.push({
      level: INFO,
      time: Date.now(),
      reqId: req.id,
      metodo: req.method,
      caminho: req.url,
      ip: req.ip,
      status: res.statusCode,
      ms: Math.round(res.elapsedTime),
    })
    if (acessos.length >= LINHAS_JUNTAS) escrever()
    pronto()
  })
  app.addHook('onClose', async () => {
    clearInterval(relogio)
    escrever()
    destino.end()
  })
}
