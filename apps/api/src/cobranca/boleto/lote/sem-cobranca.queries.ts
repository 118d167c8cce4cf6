import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { contratosACobrar, custoPorMes } from '#vendas/contrato/para-cobrar.queries.ts'
import { vendasComBoleto } from '../da-venda.queries.ts'
import { DE_CONTRATOS, emVigorNoMes, TEM_BOLETO } from './contratos.queries.ts'

/** Looking at more would take longer than a person waits for the preview. */
const NO_MAXIMO = 5_000
/** Few enough that other requests get their turn in between. */
const POR_LEITURA = 500

/** The others pay: nothing happened to them, no month of theirs is free, and they had service all month. */
const talvezNadaPague = (competencia: string) => sql`(
  k.cancelado_em is not null or to_char(k.ativo_desde, 'YYYY-MM') = ${competencia}
  or exists (select 1 from contrato_evento x where x.contrato_id = k.id)
  or jsonb_path_exists(v.preco, '$.meses[*] ? (@.total == 0)'))`

type Mes = { empresa_id: string; competencia: string; fuso_horario: string }

/** How many contracts without a boleto of the month have nothing to pay in it. Null: too many may have nothing. */
export const contarSemCobranca = async (db: Db, { empresa_id, competencia, fuso_horario }: Mes) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select k.id from ${DE_CONTRATOS} where ${emVigorNoMes(empresa_id, competencia)}
      and not ${TEM_BOLETO(competencia)} and ${talvezNadaPague(competencia)}
    limit ${NO_MAXIMO + 1}`)
  if (rows.length > NO_MAXIMO) return null
  let semCobranca = 0
  for (let lidos = 0; lidos < rows.length; lidos += POR_LEITURA) {
    const ids = rows.slice(lidos, lidos + POR_LEITURA).map(({ id }) => id)
    const contratos = await contratosACobrar(db, sql`k.id = any(${sql.param(ids)}::uuid[])`)
    const cobradas = await vendasComBoleto(
      db,
      contratos.map(({ venda }) => venda.id),
    )
    semCobranca += contratos.filter((contrato) => {
      const custo = custoPorMes(contrato, fuso_horario, cobradas.has(contrato.venda.id))(competencia)
      return !custo || custo.total <= 0
    }).length
  }
  return semCobranca
}
