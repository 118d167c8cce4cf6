import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

const LINHAS_JUNTAS = 64
const ESPERA_MS = 1_000
const INFO = pino.levels.values.info

type Resposta = {
  level: number | undefined
  time: number
  reqId: string
  metodo: string
  caminho: string
  ip: string
  status: number
  ms: number
}

/** The address without its query, because links carry secrets there. */
const emLinha = (resposta: Resposta) =>
  `${JSON.stringify({ ...resposta, caminho: resposta.caminho.split('?', 1)[0] })}\n`

/**
 * One line per answer, in the format of all other lines and without query, body or headers. The lines are
 * written in batches and not by the logger: one by one, they cost a fast answer a fifth of its time. Errors
 * are logged separately, at once.
 */
export const logarRespostas = (app: FastifyInstance, nivel: string) => {
  if (!pino({ level: nivel }).isLevelEnabled('info')) return
  const destino = pino.destination({ sync: false })
  let respostas: Resposta[] = []
  const escrever = () => {
    if (!respostas.length) return
    destino.write(respostas.map(emLinha).join(''))
    respostas = []
  }
  const relogio = setInterval(escrever, ESPERA_MS).unref()
  app.addHook('onResponse', (req, res, pronto) => {
    respostas.push({
      level: INFO,
      time: Date.now(),
      reqId: req.id,
      metodo: req.method,
      caminho: req.url,
      ip: req.ip,
      status: res.statusCode,
      ms: Math.round(res.elapsedTime),
    })
    if (respostas.length >= LINHAS_JUNTAS) escrever()
    pronto()
  })
  app.addHook('onClose', async () => {
    clearInterval(relogio)
    escrever()
    destino.end()
  })
}
