import { sql } from 'drizzle-orm'

/** Who pays by card or in account gets no boleto. */
const PAGAM = sql.raw(`v.forma_pagamento in ('BOLETO', 'PIX')`)

/** Contracts of a company that were in force on some day of the month. The tables are `k`, its sale `v`, its client `c`. */
export const emVigorNoMes = (
  empresa_id: string,
  competencia: string,
) => sql`c.empresa_id = ${empresa_id}::uuid
  and k.ativo_desde < (${`${competencia}-01`}::date + interval '1 month')
  and (k.cancelado_em is null or k.cancelado_em >= ${`${competencia}-01`}::date) and ${PAGAM}`

/** A cancelled boleto counts too: somebody decided that this month is not charged, or issues it by hand. */
export const TEM_BOLETO = (competencia: string) => sql`exists (
  select 1 from boleto b where b.cliente_plano_id = k.id and b.competencia = ${competencia})`

export const DE_CONTRATOS = sql.raw(
  'cliente_plano k join venda v on v.id = k.venda_id join cliente c on c.id = k.cliente_id',
)
