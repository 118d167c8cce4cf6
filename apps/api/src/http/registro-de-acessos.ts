import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

const LINHAS_JUNTAS_BYTES = 8 * 1024
const ESPERA_MS = 1_000

/**
 * One line for each answer, with nothing of its query, body or headers, in the shape of all other lines. They are
 * written some at a time, and not by the logger: together that would cost a fast answer a fourth of its time. What went
 * wrong is logged apart, at once.
 */
export const registrarAcessos = (app: FastifyInstance, nivel: string) => {
  if (!pino({ level: nivel }).isLevelEnabled('info')) return
  const destino = pino.destination({ sync: false, minLength: LINHAS_JUNTAS_BYTES, periodicFlush: ESPERA_MS })
  app.addHook('onResponse', (req, res, pronto) => {
    const linha = {
      level: pino.levels.values.info,
      time: Date.now(),
      reqId: req.id,
      metodo: req.method,
      caminho: req.url.split('?', 1)[0],
      ip: req.ip,
      status: res.statusCode,
      ms: Math.round(res.elapsedTime),
    }
    destino.write(`${JSON.stringify(linha)}\n`)
    pronto()
  })
  app.addHook('onClose', async () => destino.end())
}
