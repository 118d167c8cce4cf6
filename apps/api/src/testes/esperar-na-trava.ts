import type pg from 'pg'
import { expect, vi } from 'vitest'

const NA_TRAVA = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/**
 * Until so many statements of this database wait for a lock. The pool asks, never the transaction that holds the lock:
 * PostgreSQL shows a transaction the same connections each time, so that one opened later would not be seen.
 */
export const esperarNaTrava = (pool: pg.Pool, quantos = 1) =>
  vi.waitFor(
    async () => {
      const { rowCount } = await pool.query(NA_TRAVA)
      expect(rowCount).toBeGreaterThanOrEqual(quantos)
    },
    { timeout: 45_000 },
  )
