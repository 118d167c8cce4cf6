import { eq } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { anotarNoHistorico } from './historico.commands.ts'
import { linkAberto } from './link-aberto.ts'
import { venda } from './venda.table.ts'

const AUTOR = { sistema: 'responderam errado muitas vezes quem é o assinante' }

/** Shown beside the sale until it has another link. */
const MOTIVO = 'Link bloqueado: responderam errado muitas vezes quem é o assinante'

/** The seller is told: the subscriber cannot go on by themselves. Of a link that ended, nobody has to know. */
export const bloquearLink = (db: Db, { vendaId, numero }: { vendaId: string; numero: number }) =>
  db.transaction(async (db) => {
    const [atual] = await db.select().from(venda).where(eq(venda.id, vendaId)).for('no key update')
    if (!atual || !linkAberto(atual, numero)) return
    await db
      .update(venda)
      .set({ motivo: MOTIVO, ...novaVersao(atual) })
      .where(eq(venda.id, vendaId))
    const { situacao } = atual
    const acao = 'bloquear_link'
    await anotarNoHistorico(db, AUTOR, { venda_id: vendaId, acao, de: situacao, para: situacao })
    await auditar(db, AUTOR, 'venda', vendaId, 'EDITAR', { motivo: atual.motivo }, { motivo: MOTIVO })
  })
