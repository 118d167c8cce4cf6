import type { FastifyReply } from 'fastify'

/** Aborted when the caller disconnects before being answered. */
export const sinalDePartida = ({ raw }: FastifyReply): AbortSignal => {
  const partida = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) partida.abort()
  })
  return partida.signal
}
