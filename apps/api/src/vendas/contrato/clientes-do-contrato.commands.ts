import type { SituacaoCliente } from '@balcao/contract/clientes/cliente/situacao'
import { situacaoPelosEmVigor } from '@balcao/contract/vendas/contrato-em-vigor'
import { eq } from 'drizzle-orm'
import { type Agente, mudarSituacaoPelaVenda } from '#clientes/cliente/da-venda.commands.ts'
import { idDoCliente } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contrato } from './contrato.table.ts'
import type { ClienteMudado } from './contrato-evento.table.ts'

const situacoesDe = async (db: Db, clienteId: string) => {
  const linhas = await db
    .select({ situacao: contrato.situacao })
    .from(contrato)
    .where(eq(contrato.cliente_id, clienteId))
  return linhas.map(({ situacao }) => situacao)
}

/** Active while one contract is, suspended while one stands still, a prospect before the first, gone after the last. */
export const situacaoPelosContratos = async (db: Db, clienteId: string): Promise<SituacaoCliente> => {
  const situacoes = await situacoesDe(db, clienteId)
  const semVigor = situacoes.includes('AGUARDANDO_INSTALACAO') ? 'PROSPECTO' : 'CANCELADO'
  return situacaoPelosEmVigor(situacoes) ?? semVigor
}

/** The state that a contract in force gives. Null: there is none, and whatever else they are is for people to say. */
export const situacaoPeloContratoEmVigor = async (db: Db, clienteId: string) =>
  situacaoPelosEmVigor(await situacoesDe(db, clienteId))

/** Each client's state follows from their contracts. */
export const acompanharClientes = async (db: Db, agente: Agente, ids: readonly string[]) => {
  const mudados: ClienteMudado[] = []
  for (const id of [...new Set(ids)].sort()) {
    const para = await situacaoPelosContratos(db, id)
    const de = await mudarSituacaoPelaVenda(db, agente, id, para)
    if (de !== para) mudados.push({ id, de, para })
  }
  return mudados
}

/** As their contracts are, in the order in which clients are locked. */
export const situacoesPelosContratos = async (db: Db, ids: readonly string[]) => {
  const situacoes = new Map<string, SituacaoCliente>()
  for (const id of [...new Set(ids)].sort()) situacoes.set(id, await situacaoPelosContratos(db, id))
  return situacoes
}

/**
 * What their contracts say, or without one in force what they were. Unless somebody has changed it since. Whoever was
 * merged meanwhile is the record that stayed.
 */
export const devolverClientes = async (
  db: Db,
  agente: Agente,
  eram: ReadonlyMap<string, SituacaoCliente>,
  mudados: readonly ClienteMudado[],
) => {
  const antes = new Map<string, SituacaoCliente>()
  for (const { id, de } of mudados) antes.set(await idDoCliente(db, agente.quem, id), de)
  for (const [id, era] of eram) {
    const agora = await situacaoPelosContratos(db, id)
    const para = agora === 'CANCELADO' ? antes.get(id) : agora
    if (para) await mudarSituacaoPelaVenda(db, agente, id, para, era)
  }
}
