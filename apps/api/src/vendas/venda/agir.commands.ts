import { impedimentoDe } from '@balcao/contract/vendas/pode-agir'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { Acao } from '@balcao/contract/vendas/transicoes'
import type { Venda } from '@balcao/contract/vendas/venda'
import { and, desc, eq, sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado, Recusa, semPermissao, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { anotarNoHistorico } from './historico.commands.ts'
import { mandarLinkDoAssinante } from './link-do-assinante.ts'
import { paraAuditar } from './para-auditar.queries.ts'
import { alcancada, ehPropria, obterVenda, quemAge } from './venda.queries.ts'
import { venda, vendaHistorico } from './venda.table.ts'

export type VendaTravada = typeof venda.$inferSelect
export type Autor = Omit<Contexto, 'db'>

/** What an action does: where the sale goes, and which columns change with it. */
type Efeito = {
  para: SituacaoVenda
  mudancas?: Partial<typeof venda.$inferInsert>
  motivo?: string | null | undefined
}
type Acontecer = (db: Db, atual: VendaTravada, autor: Autor) => Promise<Efeito>

/**
 * One action of the table on a sale: who may, from which state, what it does, and the line in its history, all in
 * one transaction. Two people at once: one wins, the other is told what happened. A repetition of what the same
 * person has just done answers as the first did, if `repetida` says that it asks for the same.
 */
export const agir = (
  { db, ...autor }: Contexto,
  acao: Acao,
  id: string,
  versao: number,
  acontecer: Acontecer,
  repetida: (atual: VendaTravada) => boolean = () => true,
): Promise<Venda> =>
  db.transaction(async (db) => {
    const quem = autor.usuario
    const atual = await travarVenda(db, quem, id)
    if ((await acabouDeFazer(db, quem, acao, atual, versao)) && repetida(atual))
      return obterVenda(db, quem, id)
    if (atual.versao !== versao) throw versaoDesatualizada(await obterVenda(db, quem, id))
    await exigirPossivel(db, quem, acao, atual)
    const { para, mudancas, motivo } = await acontecer(db, atual, autor)
    const linkNovo = temLinkNovo(atual, para, mudancas)
    await db
      .update(venda)
      .set({
        ...{ ...mudancas, ...mudancaDeSituacao(atual, para, motivo), ...novaVersao(atual) },
        // It may have said that the earlier link was blocked.
        ...(linkNovo && { motivo: null }),
      })
      .where(eq(venda.id, atual.id))
    await anotarNoHistorico(db, autor, {
      ...{ venda_id: atual.id, acao, de: atual.situacao, para, motivo },
      vendedor_anterior: mudancas?.vendedor_id && atual.vendedor_id,
      cliente_anterior: mudouDeCliente(atual, mudancas) ? atual.cliente_id : undefined,
      link_novo: linkNovo,
    })
    if (linkNovo) {
      const { id, protocolo } = atual
      await mandarLinkDoAssinante()(db, { ...atual, ...mudancas, id, protocolo, situacao: para })
    }
    const { antes, depois } = await paraAuditar(db, atual, mudancas)
    const feito = { ...depois, situacao: para, ...(motivo && { motivo }) }
    await auditar(db, autor, 'venda', atual.id, 'EDITAR', { ...antes, situacao: atual.situacao }, feito)
    return obterVenda(db, quem, id)
  })

const mudouDeCliente = ({ cliente_id }: VendaTravada, mudancas: Efeito['mudancas']) =>
  mudancas?.cliente_id !== undefined && mudancas.cliente_id !== cliente_id

/**
 * To accept by; or to follow by, when it comes to analysis without having been accepted: for the first time, or for
 * another client.
 */
const temLinkNovo = (atual: VendaTravada, para: SituacaoVenda, mudancas: Efeito['mudancas']) =>
  (para === 'AGUARDANDO_ACEITE' && Boolean(mudancas?.aceite_ate)) ||
  (para === 'EM_ANALISE' && (atual.analise_em === null || mudouDeCliente(atual, mudancas)))

/** 404 when it is out of reach. */
const travarVenda = async (db: Db, quem: Pessoa, id: string) => {
  const [atual] = await db
    .select()
    .from(venda)
    .where(and(eq(venda.id, id), alcancada(quem)))
    .for('no key update')
  if (!atual) throw naoEncontrado()
  return atual
}

const acabouDeFazer = async (db: Db, { id }: Pessoa, acao: Acao, atual: VendaTravada, versao: number) => {
  if (atual.versao !== versao + 1) return false
  const [ultima] = await db
    .select({ acao: vendaHistorico.acao, autor_id: vendaHistorico.autor_id })
    .from(vendaHistorico)
    .where(eq(vendaHistorico.venda_id, atual.id))
    .orderBy(desc(vendaHistorico.id))
    .limit(1)
  return ultima?.acao === acao && ultima.autor_id === id
}

const exigirPossivel = async (db: Db, quem: Pessoa, acao: Acao, atual: VendaTravada) => {
  const propria = ehPropria(quem, atual)
  const impedimento = impedimentoDe(acao, { situacao: atual.situacao, propria }, await quemAge(db, quem))
  if (!impedimento) return
  if (impedimento.por === 'SITUACAO') throw new Recusa(409, 'ACAO_IMPOSSIVEL', impedimento.texto)
  throw semPermissao(impedimento.texto)
}

export const mudancaDeSituacao = (
  { situacao }: VendaTravada,
  para: SituacaoVenda,
  motivo: string | null | undefined,
) =>
  situacao === para
    ? {}
    : { situacao: para, situacao_em: sql`now()`, motivo: (EXPLICADAS.includes(para) && motivo) || null }

/** States that people ask the reason of. Why a sale was let through stands in its history alone. */
const EXPLICADAS: SituacaoVenda[] = ['PENDENTE', 'REPROVADA', 'CANCELADA']
