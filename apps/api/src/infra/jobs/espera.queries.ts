import type pg from 'pg'

export type Espera = { job: string; esperando: number; atraso_s: number }

/**
 * What waits in the queue, and how long the oldest of each kind has been due. Only what an index holds is read, however
 * many finished ones are kept.
 */
export const lerEspera = async (pool: pg.Pool): Promise<Espera[]> => {
  const { rows } = await pool.query<Espera>(
    `select name as job, count(*)::integer as esperando,
       greatest(0, extract(epoch from now() - min(start_after)))::float8 as atraso_s
     from pgboss.job where state < 'active' and name not like '\\_\\_pgboss%' group by name order by name`,
  )
  return rows
}
