import { and, eq, lt, sql } from 'drizzle-orm'
import { devolverPromocoes } from '#catalogo/promocao/promocao-uso.commands.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { cadaUm } from '#infra/jobs/cada-um.ts'
import { anotarNoHistorico } from './historico.commands.ts'
import { venda } from './venda.table.ts'

const AUTOR = { sistema: 'o prazo do link do assinante acabou' }

const vencida = and(eq(venda.situacao, 'AGUARDANDO_ACEITE'), lt(venda.aceite_ate, sql`now()`))

/**
 * Sales whose link has ended give their promotions back and wait for the seller. Each alone: one that fails is tried
 * again, and does not stop the others.
 */
export const expirarVendas = async (db: Db) => {
  const vencidas = await db.select({ id: venda.id }).from(venda).where(vencida)
  await cadaUm(vencidas, ({ id }) => expirar(db, id))
}

const expirar = (db: Db, id: string) =>
  db.transaction(async (db) => {
    const [expirada] = await db
      .update(venda)
      .set({
        situacao: 'EXPIRADA',
        situacao_em: sql`now()`,
        motivo: null,
        versao: sql`${venda.versao} + 1`,
        atualizado_em: sql`now()`,
      })
      .where(and(eq(venda.id, id), vencida))
      .returning({ id: venda.id })
    // The subscriber accepted meanwhile.
    if (!expirada) return
    await devolverPromocoes(db, id)
    const de = 'AGUARDANDO_ACEITE'
    await anotarNoHistorico(db, AUTOR, { venda_id: id, acao: 'expirar', de, para: 'EXPIRADA' })
    await auditar(db, AUTOR, 'venda', id, 'EDITAR', { situacao: de }, { situacao: 'EXPIRADA' })
  })
