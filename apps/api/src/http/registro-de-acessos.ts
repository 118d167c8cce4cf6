import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

const LINHAS_JUNTAS_BYTES = 8 * 1024
const ESPERA_MS = 1_000
const INFO = pino.levels.values.info

const semConsulta = (url: string) => {
  const fim = url.indexOf('?')
  return fim < 0 ? url : url.slice(0, fim)
}

/**
 * One line for each answer, with nothing of its query, body or headers, in the shape of all other lines. They are
 * written some at a time, and not by the logger: together that would cost a fast answer a fourth of its time. What went
 * wrong is logged apart, at once.
 */
export const registrarAcessos = (app: FastifyInstance, nivel: string) => {
  if (!pino({ level: nivel }).isLevelEnabled('info')) return
  const destino = pino.destination({ sync: false, minLength: LINHAS_JUNTAS_BYTES, periodicFlush: ESPERA_MS })
  app.addHook('onResponse', (req, res, pronto) => {
    // What came from outside is quoted; the rest is the server's own.
    const caminho = JSON.stringify(semConsulta(req.url))
    const ip = JSON.stringify(req.ip)
    const ms = Math.round(res.elapsedTime)
    destino.write(
      `{"level":${INFO},"time":${Date.now()},"reqId":"${req.id}","metodo":"${req.method}","caminho":${caminho},"ip":${ip},"status":${res.statusCode},"ms":${ms}}\n`,
    )
    pronto()
  })
  app.addHook('onClose', async () => destino.end())
}
