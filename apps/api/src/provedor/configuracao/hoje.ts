import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { Db } from '#infra/db/conexao.ts'
import { lerConfiguracao } from './configuracao.queries.ts'

/**
 * Today in the provider's time zone. Prices and promotions begin and end at its midnight, wherever the server
 * runs.
 */
export const hojeNoFuso = async (db: Db): Promise<string> => {
  const { fuso_horario } = await lerConfiguracao(db)
  return diaNoFuso(new Date(), fuso_horario)
}
