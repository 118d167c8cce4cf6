import { setTimeout as esperar } from 'node:timers/promises'
import type pg from 'pg'

const ENTRE_OLHADAS_MS = 500

type Tarefa = { pendente: () => Promise<boolean>; acao: () => Promise<void>; parada: AbortSignal }

/**
 * Runs `acao` while no other process runs the same import. The lock belongs to a PostgreSQL connection, so it
 * ends with the process, however that ends. Waits for the lock, unless nothing is left to do.
 */
export const comTrava = async (pool: pg.Pool, id: string, { pendente, acao, parada }: Tarefa) => {
  const cliente = await pool.connect()
  // If this connection is lost, the next batch notices by itself, because it compares where the import
  // stands.
  cliente.on('error', () => {})
  try {
    const tentar = async () => {
      const { rows } = await cliente.query<{ minha: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as minha',
        [`importacao/${id}`],
      )
      return rows[0]?.minha === true
    }
    while (!(await tentar())) {
      if (!(await pendente())) return
      await esperar(ENTRE_OLHADAS_MS, undefined, { signal: parada })
    }
    parada.throwIfAborted()
    await acao()
  } finally {
    cliente.release(true)
  }
}
