import { setTimeout as pausa } from 'node:timers/promises'
import type { Processo } from './processo.ts'

export interface Log {
  info(texto: string): void
  error(texto: string): void
}

const ESPERA_MINIMA_MS = 250
const ESPERA_MAXIMA_MS = 5_000
/** A server that ran this long was healthy, so it is restarted after the shortest pause. */
const VIDA_ESTAVEL_MS = 2_000

/**
 * Keeps a server running until told to stop. If it is killed or crashes, the app lives on and restarts it.
 */
export function supervisionar(
  primeiro: Processo,
  iniciar: (cancelamento: AbortSignal) => Promise<Processo>,
  log: Log,
): { desligar(): Promise<void> } {
  const controle = new AbortController()
  const cancelado = controle.signal
  let atual: Processo | undefined = primeiro
  let espera = ESPERA_MINIMA_MS

  async function vigiar(): Promise<void> {
    while (atual) {
      const inicio = Date.now()
      await atual.fim
      if (cancelado.aborted) return
      if (Date.now() - inicio > VIDA_ESTAVEL_MS) espera = ESPERA_MINIMA_MS
      log.error('O PostgreSQL parou sozinho; reiniciando.')
      atual = await reiniciar()
      if (cancelado.aborted) await atual?.parar()
    }
  }

  async function reiniciar(): Promise<Processo | undefined> {
    while (!cancelado.aborted) {
      await pausa(espera, undefined, { signal: cancelado }).catch(() => undefined)
      espera = Math.min(espera * 2, ESPERA_MAXIMA_MS)
      if (cancelado.aborted) break
      try {
        const processo = await iniciar(cancelado)
        log.info('O PostgreSQL voltou.')
        return processo
      } catch (erro) {
        if (!cancelado.aborted) log.error(erro instanceof Error ? erro.message : String(erro))
      }
    }
    return undefined
  }

  const vigilia = vigiar()
  return {
    async desligar() {
      controle.abort()
      await atual?.parar()
      await vigilia
    },
  }
}
