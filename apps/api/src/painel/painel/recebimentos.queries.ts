import type { FiltroDoPainel, Recebimentos } from '@balcao/contract/painel/painel-api'
import { periodoAnterior } from '@balcao/contract/painel/periodo'
import { type SQL, sql } from 'drizzle-orm'
import { alcance, visoes } from '#cobranca/boleto/lista/filtros.ts'
import { hojeNoProvedor } from '#cobranca/boleto/lista/lista.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'

const soma = (coluna: string, onde: SQL) => sql`(
  select count(*) as boletos, coalesce(sum(${sql.raw(`boleto.${coluna}`)}), 0) as valor from boleto where ${onde})`

/**
 * Those of a test are nobody's money. They are taken off the sum, because what was received is added up from an index that
 * does not know them.
 */
const somado = (coluna: string, onde: SQL) => sql`(
  select json_build_object('boletos', todos.boletos - teste.boletos, 'valor', todos.valor - teste.valor)
  from ${soma(coluna, onde)} todos, ${soma(coluna, sql`boleto.origem = 'TESTE' and ${onde}`)} teste)`

const pagosEm = ({ de, ate }: { de: string; ate: string }) =>
  sql`boleto.situacao = 'PAGO' and boleto.pago_em between ${de}::date and ${ate}::date`

/** What came in through boletos, and what did not. */
export const recebimentosDoPainel = async (
  db: Db,
  quem: Pessoa,
  { de, ate, empresa_id }: FiltroDoPainel,
): Promise<Recebimentos> => {
  const aqui = empresa_id ? sql`${alcance(quem)} and boleto.empresa_id = ${empresa_id}::uuid` : alcance(quem)
  const { vencidos, a_vencer } = visoes(await hojeNoProvedor(db))
  const { rows } = await db.execute<Recebimentos>(sql`select
    ${somado('valor_pago', sql`${aqui} and ${pagosEm({ de, ate })}`)} as recebido,
    ${somado('valor_pago', sql`${aqui} and ${pagosEm(periodoAnterior({ de, ate }))}`)} as antes,
    ${somado('valor', sql`${aqui} and ${vencidos}`)} as vencido,
    ${somado('valor', sql`${aqui} and ${a_vencer}`)} as a_vencer`)
  const [lido] = rows
  if (!lido) throw new Error('a soma não voltou')
  return lido
}
