import { destinoDoAssinante } from '@balcao/contract/vendas/pode-agir'
import type { Acao } from '@balcao/contract/vendas/transicoes'
import { eq } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { mudancaDeSituacao, type VendaTravada } from './agir.commands.ts'
import { anotarNoHistorico } from './historico.commands.ts'
import { linkAberto, linkEncerrado } from './link-aberto.ts'
import { quemAceita } from './quem-aceita.ts'
import { venda } from './venda.table.ts'

type Quem = { vendaId: string; numero: number; origem: Origem }
type Efeito = { motivo?: string | null; mudancas?: Partial<typeof venda.$inferInsert> }

/**
 * One action of the table by the subscriber, as `agir` does it for people: state, guard, effect and the line in the
 * history in one transaction. `jaFeita` says whether the sale already stands where this would bring it.
 */
export const agirComoAssinante = (
  db: Db,
  { vendaId, numero, origem }: Quem,
  acao: Acao,
  acontecer: (db: Db, atual: VendaTravada) => Promise<Efeito>,
  jaFeita: (db: Db, atual: VendaTravada) => Promise<boolean>,
): Promise<VendaTravada> =>
  db.transaction(async (db) => {
    const [atual] = await db.select().from(venda).where(eq(venda.id, vendaId)).for('no key update')
    if (!atual) throw linkEncerrado()
    if (await jaFeita(db, atual)) return atual
    const para = destinoDoAssinante(acao, atual.situacao)
    if (!para || !linkAberto(atual, numero)) throw linkEncerrado()
    const { motivo, mudancas } = await acontecer(db, atual)
    await db
      .update(venda)
      .set({ ...mudancas, ...mudancaDeSituacao(atual, para, motivo), ...novaVersao(atual) })
      .where(eq(venda.id, atual.id))
    const autor = { assinante: { nome: quemAceita(atual.cliente).nome, id: atual.cliente_id }, origem }
    await anotarNoHistorico(db, autor, { venda_id: atual.id, acao, de: atual.situacao, para, motivo })
    const depois = { situacao: para, ...(motivo && { motivo }) }
    await auditar(db, autor, 'venda', atual.id, 'EDITAR', { situacao: atual.situacao }, depois)
    return atual
  })
