import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { REMOVIDO } from '#clientes/cliente/removido.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Uso } from '#infra/recusa/em-uso.ts'
import { atendimento } from './atendimento.table.ts'
import { atendimentoAnexo, atendimentoHistorico, atendimentoMensagem } from './conversa.table.ts'

/** Without the person nobody could finish these. */
export const atendimentosEmAberto = async (db: Db, clientes: readonly string[]): Promise<Uso> => {
  const abertos = await db
    .select({ protocolo: atendimento.protocolo })
    .from(atendimento)
    .where(and(inArray(atendimento.cliente_id, [...clientes]), lt(atendimento.vence_em, 'infinity')))
    .orderBy(atendimento.protocolo)
  return {
    um: 'atendimento em aberto',
    varios: 'atendimentos em aberto',
    nomes: abertos.map(({ protocolo }) => String(protocolo)),
  }
}

/** What was asked, of which kind, when and by whom it was worked on stays. Words, names and files go. */
export const esquecerNosAtendimentos = async (db: Db, { cliente_id }: { cliente_id: string }) => {
  const esquecidos = await db
    .update(atendimento)
    .set({
      assunto: REMOVIDO,
      solicitante_nome: REMOVIDO,
      solicitante_telefone: null,
      cliente_texto: '',
      atualizado_em: sql`now()`,
      versao: sql`${atendimento.versao} + 1`,
    })
    .where(eq(atendimento.cliente_id, cliente_id))
    .returning({ id: atendimento.id })
  const ids = esquecidos.map(({ id }) => id)
  if (!ids.length) return
  const [h, m, x] = [atendimentoHistorico, atendimentoMensagem, atendimentoAnexo]
  const ondeHavia = (coluna: typeof h.motivo | typeof h.detalhe) =>
    sql`case when ${coluna} is not null then ${REMOVIDO} end`
  await db
    .update(h)
    .set({ motivo: ondeHavia(h.motivo), detalhe: ondeHavia(h.detalhe) })
    .where(inArray(h.atendimento_id, ids))
  await db.update(m).set({ texto: REMOVIDO, para: null }).where(inArray(m.atendimento_id, ids))
  await db
    .update(x)
    .set({ nome: REMOVIDO, descartado_em: sql`now()` })
    .where(and(inArray(x.atendimento_id, ids), isNull(x.descartado_em)))
}
