import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { venda } from '#vendas/venda/venda.table.ts'

const hoje = () => diaNoFuso(new Date(), 'America/Sao_Paulo')

/** Can be scheduled at whatever hour the tests run: of today, a turno may be over. */
export const visitaAmanha = () => ({
  agendamento: { data: somarDias(hoje(), 1), turno: 'TARDE' },
  motivo: null,
})

/** The day of a scheduled visit comes. */
export const chegarODia = async <V extends { id: string }>(db: Db, agendada: V): Promise<V> => {
  await db.update(venda).set({ agendamento_data: hoje() }).where(eq(venda.id, agendada.id))
  return agendada
}
