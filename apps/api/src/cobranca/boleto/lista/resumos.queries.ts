import type { BoletoResumo } from '@balcao/contract/cobranca/boleto'
import type { Db } from '#infra/db/conexao.ts'
import { porId } from './caminho.ts'

/** As a list shows them, by their due dates. */
export const resumosPorId = async (db: Db, ids: readonly string[]): Promise<BoletoResumo[]> => {
  const { rows } = await db.execute<{ resumo: string }>(porId(ids))
  return rows.map(({ resumo }) => JSON.parse(resumo))
}
