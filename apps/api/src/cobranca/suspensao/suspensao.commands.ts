import type { TipoDeSuspensao } from '@balcao/contract/cobranca/suspensao-api'
import { NIL } from 'uuid'
import type { Agente } from '#clientes/cliente/da-venda.commands.ts'
import { exigirVisualizacao } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import { type Contexto, pessoa } from '#infra/http/contexto.ts'
import { cadaUm } from '#infra/jobs/cada-um.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { religarDepoisDoAtraso, suspenderPorAtraso } from '#vendas/contrato/por-atraso.commands.ts'
import { travarContrato } from '#vendas/contrato/travar.commands.ts'
import { contratosAMudar, type Regra, regraEmVigor, suspensaoDoContrato } from './suspensao.queries.ts'

const SISTEMA: Agente = {
  quem: pessoa({ id: NIL, sessaoId: NIL, nome: '', permissoes: [], empresas: null }),
  autor: { sistema: 'atraso no pagamento' },
}

const NAO_E_MAIS: Record<TipoDeSuspensao, string> = {
  SUSPENDER: 'Não está mais em atraso, ou já não está ativo',
  RELIGAR: 'Não está suspenso por atraso, ou ainda tem boleto vencido',
}
const FAZ = { SUSPENDER: suspenderPorAtraso, RELIGAR: religarDepoisDoAtraso }

const impossivel = (texto: string) => new Recusa(409, 'ACAO_IMPOSSIVEL', texto)

/** Looked at again once the contract is locked: they may have paid, or somebody was faster. */
const fazerEm = (
  db: Db,
  agente: Agente,
  tipo: TipoDeSuspensao,
  contratoId: string,
  vale: (regra: Regra) => boolean,
) =>
  db.transaction(async (db) => {
    await travarContrato(db, agente.quem, contratoId)
    const regra = await regraEmVigor(db)
    if (!vale(regra)) throw impossivel('A configuração “Contrato com boleto vencido” não pede isso')
    const sugerida = await suspensaoDoContrato(db, agente.quem, { tipo, contratoId, regra })
    if (!sugerida) throw impossivel(NAO_E_MAIS[tipo])
    await FAZ[tipo](db, agente, contratoId, sugerida.motivo)
  })

/** What a person chose among the suggestions. */
export const fazerSuspensoes = async (
  { db, ...autor }: Contexto,
  { tipo, contratos }: { tipo: TipoDeSuspensao; contratos: readonly string[] },
) => {
  exigirVisualizacao(autor.usuario)
  const falhas: { contrato_id: string; texto: string }[] = []
  for (const id of contratos)
    await fazerEm(db, { quem: autor.usuario, autor }, tipo, id, ({ modo }) => modo !== 'NAO').catch(
      (erro: unknown) => {
        if (!(erro instanceof Recusa)) throw erro
        falhas.push({ contrato_id: id, texto: erro.message })
      },
    )
  return { feitos: contratos.length - falhas.length, falhas }
}

/**
 * What the setting asks the system to do by itself. Each contract alone: one that fails is tried again, and does not
 * stop the others. One that cannot be changed today is for the next time.
 */
export const fazerSozinho = async (db: Db, tipo: TipoDeSuspensao) => {
  const regra = await regraEmVigor(db)
  if (regra.modo !== 'FAZER') return
  await cadaUm(await contratosAMudar(db, tipo, regra), (id) =>
    fazerEm(db, SISTEMA, tipo, id, ({ modo }) => modo === 'FAZER').catch((erro: unknown) => {
      if (!(erro instanceof Recusa)) throw erro
    }),
  )
}
