import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

const LINHAS_JUNTAS_BYTES = 8 * 1024
const ESPERA_MS = 1_000

/**
 * One line for each answer, with nothing of its query, body or headers. They are written some at a time: one by one
 * they would cost a fast answer a fifth of its time. What went wrong is logged apart, at once.
 */
export const registrarAcessos = (app: FastifyInstance, nivel: string) => {
  if (!pino({ level: nivel }).isLevelEnabled('info')) return
  const destino = pino.destination({ sync: false, minLength: LINHAS_JUNTAS_BYTES, periodicFlush: ESPERA_MS })
  const linhas = pino({ base: null }, destino)
  app.addHook('onResponse', (req, res, pronto) => {
    linhas.info({
      reqId: req.id,
      metodo: req.method,
      caminho: req.url.split('?', 1)[0],
      ip: req.ip,
      status: res.statusCode,
      ms: Math.round(res.elapsedTime),
    })
    pronto()
  })
  app.addHook('onClose', async () => destino.end())
}
