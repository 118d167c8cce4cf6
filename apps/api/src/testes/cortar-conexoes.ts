import type pg from 'pg'

/**
 * Ends the program's connections with this name to the test's database, whatever they are doing, and waits
 * until they are gone.
 */
export const cortarConexoes = (pool: pg.Pool, nome: 'balcao-leitura' | 'balcao-importacao' | 'balcao-vivo') =>
  pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = $1`,
    [nome],
  )
