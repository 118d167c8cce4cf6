import { contadaEm } from '@balcao/contract/vendas/marco'
import type { NumerosDoVendedor } from '@balcao/contract/vendas/venda-resumo'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'

type Somas = { hoje: number; valor_hoje: number; mes: number; valor_mes: number; concluidas: number }

const ENVIADA_EM = sql.raw(contadaEm.vendidas)
const INSTALADA_EM = sql.raw(contadaEm.instaladas)

/** Own sales sent today and this month, and those installed this month, in the provider's days. */
export const numerosDoVendedor = async (db: Db, { id }: Pessoa): Promise<NumerosDoVendedor> => {
  const { fuso_horario: fuso } = await lerConfiguracao(db)
  const inicio = (parte: 'day' | 'month') =>
    sql`(date_trunc(${parte}, now() at time zone ${fuso}) at time zone ${fuso})`
  const { rows } = await db.execute<Somas>(sql`
    select count(*) filter (where ${ENVIADA_EM} >= ${inicio('day')})::integer as hoje,
      coalesce(sum(mensalidade) filter (where ${ENVIADA_EM} >= ${inicio('day')}), 0)::integer as valor_hoje,
      count(*)::integer as mes, coalesce(sum(mensalidade), 0)::integer as valor_mes,
      (select count(*)::integer from venda c where c.vendedor_id = ${id} and c.situacao in ('CONCLUIDA', 'CANCELADA')
        and c.situacao_em >= ${inicio('month')} and c.${INSTALADA_EM} >= ${inicio('month')}) as concluidas
    from venda
    where vendedor_id = ${id} and ${ENVIADA_EM} >= ${inicio('month')}`)
  const [{ hoje, valor_hoje, mes, valor_mes, concluidas } = ZERO] = rows
  return {
    hoje: { vendas: hoje, mensalidade: valor_hoje },
    mes: { vendas: mes, mensalidade: valor_mes, concluidas },
  }
}
const ZERO: Somas = { hoje: 0, valor_hoje: 0, mes: 0, valor_mes: 0, concluidas: 0 }
