import type pg from 'pg'

export type Conexao = pg.PoolConfig

export const comLimites = (conexao: Conexao): Conexao => ({
  connectionTimeoutMillis: 5_000,
  // A statement that runs longer than any request may is a fault.
  statement_timeout: 30_000,
  application_name: 'balcao',
  ...conexao,
})
