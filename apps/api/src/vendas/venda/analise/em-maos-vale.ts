import { sql } from 'drizzle-orm'

/**
 * Whether a row `m` of `venda_em_maos` counts for the sale with this alias. Who had it before its state changed has it no
 * longer: what they had to decide is decided.
 */
export const emMaosVale = (venda: string) =>
  sql.raw(`m.venda_id = ${venda}.id and m.ate > now() and m.desde >= ${venda}.situacao_em`)
