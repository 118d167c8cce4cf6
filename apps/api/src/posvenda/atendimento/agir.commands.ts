import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { emAberto } from '@balcao/contract/posvenda/atendimento-opcoes'
import { impedimentoNoAtendimento, situacaoDepois } from '@balcao/contract/posvenda/atendimento-pode-agir'
import type { AcaoDoAtendimento } from '@balcao/contract/posvenda/atendimento-transicoes'
import { desc, eq, sql } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { exigirIdentificado } from '#clientes/cliente/travar.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { Recusa, semPermissao, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { type AtendimentoTravado, travarAtendimento } from './alcance.ts'
import { obterAtendimento } from './atendimento.queries.ts'
import { atendimento } from './atendimento.table.ts'
import { atendimentoHistorico } from './conversa.table.ts'
import { anotarNoAtendimento } from './historico.commands.ts'

type Autor = Omit<Contexto, 'db'>

/** What an action does besides the change of state: which columns change, and what the history says of it. */
type Efeito = {
  mudancas?: Partial<typeof atendimento.$inferInsert>
  detalhe?: string | null
}
type Opcoes = {
  motivo?: string | null
  repetida?: (atual: AtendimentoTravado) => boolean
  antes?: (db: Db) => Promise<unknown>
}
type Acontecer = (db: Db, atual: AtendimentoTravado, autor: Autor) => Promise<Efeito> | Efeito

/** Of somebody who was forgotten nothing new is written down. Open tickets keep a person from being forgotten. */
const exigirLembrado = async (db: Db, acao: AcaoDoAtendimento, atual: AtendimentoTravado) => {
  if (acao === 'fechar' || emAberto.some((situacao) => situacao === atual.situacao)) return
  const [lido] = await db
    .select({ anonimizado_em: cliente.anonimizado_em })
    .from(cliente)
    .where(eq(cliente.id, atual.cliente_id))
  if (lido) exigirIdentificado(lido)
}

/** Refuses what the table does not let this person do now. */
export const exigirPossivel = async (
  db: Db,
  quem: Pessoa,
  acao: AcaoDoAtendimento,
  atual: AtendimentoTravado,
) => {
  const [unido_a = null] = atual.unido_a
    ? await db
        .select({ protocolo: atendimento.protocolo })
        .from(atendimento)
        .where(eq(atendimento.id, atual.unido_a))
    : []
  const impedimento = impedimentoNoAtendimento(acao, { situacao: atual.situacao, unido_a }, quem.pode)
  if (!impedimento) return exigirLembrado(db, acao, atual)
  if (impedimento.por === 'SITUACAO') throw new Recusa(409, 'ACAO_IMPOSSIVEL', impedimento.texto)
  throw semPermissao(impedimento.texto)
}

/**
 * One action of the table on a ticket: who may, from which state, what it does, and the line in its history, all in one
 * transaction. Two people at once: one wins, the other is told what happened. A repetition of what the same person has
 * just done, with the same `motivo`, answers as the first did, if `repetida` says that it asks for the same. `antes`
 * locks what else the action needs, before the ticket itself.
 */
export const agirNoAtendimento = (
  { db, ...autor }: Contexto,
  acao: AcaoDoAtendimento,
  id: string,
  versao: number,
  acontecer: Acontecer = () => ({}),
  { motivo = null, repetida = () => true, antes = async () => {} }: Opcoes = {},
): Promise<Atendimento> =>
  db.transaction(async (db) => {
    const quem = autor.usuario
    await antes(db)
    const atual = await travarAtendimento(db, quem, id)
    if ((await acabouDeFazer(db, quem, { acao, motivo }, atual, versao)) && repetida(atual))
      return obterAtendimento(db, quem, id)
    if (atual.versao !== versao) throw versaoDesatualizada(await obterAtendimento(db, quem, id))
    await exigirPossivel(db, quem, acao, atual)
    const { mudancas = {}, detalhe = null } = await acontecer(db, atual, autor)
    const para = situacaoDepois(acao, atual.situacao)
    await db
      .update(atendimento)
      .set({
        ...mudancas,
        ...(para !== atual.situacao && { situacao: para, situacao_em: sql`now()` }),
        ...novaVersao(atual),
      })
      .where(eq(atendimento.id, id))
    await anotarNoAtendimento(db, autor, {
      atendimento_id: id,
      acao,
      de: atual.situacao,
      para,
      motivo,
      detalhe,
    })
    await auditar(db, autor, 'atendimento', id, 'EDITAR', auditaveis(atual), {
      ...auditaveis({ ...atual, ...mudancas }),
      situacao: para,
    })
    return obterAtendimento(db, quem, id)
  })

const acabouDeFazer = async (
  db: Db,
  { id }: Pessoa,
  { acao, motivo }: { acao: AcaoDoAtendimento; motivo: string | null },
  atual: AtendimentoTravado,
  versao: number,
) => {
  if (atual.versao !== versao + 1) return false
  const [ultima] = await db
    .select({
      acao: atendimentoHistorico.acao,
      autor_id: atendimentoHistorico.autor_id,
      motivo: atendimentoHistorico.motivo,
    })
    .from(atendimentoHistorico)
    .where(eq(atendimentoHistorico.atendimento_id, atual.id))
    .orderBy(desc(atendimentoHistorico.id))
    .limit(1)
  return ultima?.acao === acao && ultima.autor_id === id && ultima.motivo === motivo
}

type Auditavel = Partial<typeof atendimento.$inferInsert>

/** What names nobody: words that people typed could not be forgotten in the audit. */
const auditaveis = ({ situacao, tipo, prioridade, canal, responsavel_id, prazo, unido_a }: Auditavel) => ({
  ...{ situacao, tipo, prioridade, canal, responsavel_id, prazo, unido_a },
})
