import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { LinhaLida } from './o-que-fazer.ts'

type Parte = { retorno_id: string; conta_bancaria_id: string; linhas: readonly LinhaLida[] }

/**
 * Those of these lines that another file had before. Each thing that is said is looked for once, however many lines of
 * this file say it, and by its number: with an `exists` the whole history of the account would be read. What found no
 * boleto then may find one now.
 */
export const linhasRepetidas = async (db: Db, { retorno_id, conta_bancaria_id, linhas }: Parte) => {
  const { rows } = await db.execute<{ linha: number }>(sql`
    with parte as materialized (
      select * from json_to_recordset(${JSON.stringify(linhas)}::json) as l(linha integer, nosso_numero text,
        ocorrencia text, valor_pago bigint, data_ocorrencia date, tarifa bigint, motivos text)),
    ditas as materialized (
      select distinct nosso_numero, ocorrencia, valor_pago, data_ocorrencia, tarifa, motivos from parte),
    repetidas as materialized (
      select d.* from ditas d cross join lateral (
        select 1 from retorno_linha o
        where o.conta_bancaria_id = ${conta_bancaria_id}::uuid and o.nosso_numero = d.nosso_numero
          and o.ocorrencia = d.ocorrencia and o.valor_pago = d.valor_pago
          and o.data_ocorrencia is not distinct from d.data_ocorrencia and o.tarifa = d.tarifa
          and o.motivos is not distinct from d.motivos
          and o.resultado <> 'SEM_BOLETO' and o.retorno_id <> ${retorno_id}::uuid
        limit 1) antes)
    select p.linha from parte p join repetidas r on p.nosso_numero = r.nosso_numero and p.ocorrencia = r.ocorrencia
      and p.valor_pago = r.valor_pago and p.data_ocorrencia is not distinct from r.data_ocorrencia
      and p.tarifa = r.tarifa and p.motivos is not distinct from r.motivos`)
  return new Set(rows.map(({ linha }) => linha))
}
