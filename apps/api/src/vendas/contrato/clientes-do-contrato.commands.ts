import type { SituacaoCliente } from '@balcao/contract/clientes/cliente/situacao'
import { eq } from 'drizzle-orm'
import { type Agente, mudarSituacaoPelaVenda } from '#clientes/cliente/da-venda.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contrato } from './contrato.table.ts'
import type { ClienteMudado } from './contrato-evento.table.ts'

/** Active while one contract is, suspended while one stands still, a prospect before the first, gone after the last. */
const situacaoPelosContratos = async (db: Db, clienteId: string): Promise<SituacaoCliente> => {
  const linhas = await db
    .select({ situacao: contrato.situacao })
    .from(contrato)
    .where(eq(contrato.cliente_id, clienteId))
  const tem = (situacao: (typeof linhas)[number]['situacao']) =>
    linhas.some((linha) => linha.situacao === situacao)
  if (tem('ATIVO')) return 'ATIVO'
  if (tem('SUSPENSO')) return 'SUSPENSO'
  return tem('AGUARDANDO_INSTALACAO') ? 'PROSPECTO' : 'CANCELADO'
}

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

/** What they were, unless somebody has changed it since. */
export const devolverClientes = async (db: Db, agente: Agente, mudados: readonly ClienteMudado[]) => {
  for (const { id, de, para } of mudados) await mudarSituacaoPelaVenda(db, agente, id, de, para)
}
