import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { contratoEvento } from './contrato-evento.table.ts'

const planejado = (contratoId: string) =>
  and(eq(contratoEvento.contrato_id, contratoId), eq(contratoEvento.situacao, 'PLANEJADO'))

/** A contract that ends takes along what was planned for it. */
export const desfazerPlanejados = async (db: Db, contratoId: string) => {
  await db
    .update(contratoEvento)
    .set({ situacao: 'DESFEITO', falha: 'O contrato foi cancelado', desfeito_em: sql`now()` })
    .where(planejado(contratoId))
}

/** What went with a cancellation comes back with it: both carry the time of that transaction. */
export const refazerPlanejados = async (db: Db, contratoId: string, cancelamentoId: string) => {
  const quando = sql`(select c.aplicado_em from contrato_evento c where c.id = ${cancelamentoId})`
  await db
    .update(contratoEvento)
    .set({ situacao: 'PLANEJADO', falha: null, desfeito_em: null })
    .where(
      and(
        eq(contratoEvento.contrato_id, contratoId),
        eq(contratoEvento.situacao, 'DESFEITO'),
        sql`${contratoEvento.desfeito_em} = ${quando}`,
      ),
    )
}
