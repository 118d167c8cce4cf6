import { and, asc, eq, gte, ne } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { BoletoEmitido } from '#vendas/contrato/avisos-dos-boletos.ts'
import { boleto } from './boleto.table.ts'

/** What charges the months of a contract, paid or to be paid. */
export const emitidosDosMeses = async (
  db: Db,
  contratoId: string,
  desde: string,
): Promise<BoletoEmitido[]> => {
  const linhas = await db
    .select({ competencia: boleto.competencia, situacao: boleto.situacao })
    .from(boleto)
    .where(
      and(
        eq(boleto.cliente_plano_id, contratoId),
        gte(boleto.competencia, desde),
        ne(boleto.situacao, 'CANCELADO'),
      ),
    )
    .orderBy(asc(boleto.competencia))
  return linhas.map(({ competencia, situacao }) => ({
    competencia: competencia ?? '',
    pago: situacao === 'PAGO',
  }))
}
