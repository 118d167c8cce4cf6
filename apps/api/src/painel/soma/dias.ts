import { type SQL, sql } from 'drizzle-orm'
import { CADA_QUANDO, SOMAS_DAS_VENDAS } from './somas.ts'

/** By what the figures are told apart, and the column of a sale that says it. */
const COLUNAS = { VENDEDOR: 's.vendedor_id', PLANO: 's.plano_id', CIDADE: 's.codigo_ibge' } as const
export type Corte = 'TODAS' | keyof typeof COLUNAS
const cortesDasColunas = Object.keys(COLUNAS) as (keyof typeof COLUNAS)[]
export const TODOS_OS_CORTES: readonly Corte[] = ['TODAS', ...cortesDasColunas]

/**
 * Adds sales up for each day, as rows of `painel_soma`. `vendas` has the columns of a sale and a `sinal`: −1 takes one
 * out. `quando`: of what is counted (`q.em`), only this.
 */
export const somasPorDia = (vendas: SQL, fuso: SQL, cortes: readonly Corte[], quando = sql`true`) => {
  const colunas = cortesDasColunas.filter((corte) => cortes.includes(corte))
  const conjuntos = cortes.map((corte) => (corte === 'TODAS' ? '()' : `(${COLUNAS[corte]})`))
  const qual = colunas.map((corte) => `when grouping(${COLUNAS[corte]}) = 0 then '${corte}'`)
  const chaves = colunas.map((corte) => `${COLUNAS[corte]}::text`)
  return sql`
    select ${sql.raw(qual.length ? `case ${qual.join(' ')} else 'TODAS' end` : "'TODAS'")} as corte,
      (q.em at time zone ${fuso})::date as inicio,
      ${sql.raw(`coalesce(${[...chaves, "''"].join(', ')})`)} as chave,
      s.empresa_id, s.canal_venda_id, ${SOMAS_DAS_VENDAS}
    from (${vendas}) s ${CADA_QUANDO}
    where q.em is not null and ${quando}
    group by s.empresa_id, s.canal_venda_id, 2, grouping sets (${sql.raw(conjuntos.join(', '))})`
}
