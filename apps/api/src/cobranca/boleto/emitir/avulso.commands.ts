import type { NovoBoletoAvulso } from '@balcao/contract/cobranca/boleto-api'
import { and, eq } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { exigirIdentificado, travarCliente } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import { cobrarUmaVez } from './uma-vez.commands.ts'

/** The address that pays. Without a contract, the client's own. */
const enderecoDoContrato = async (db: Db, cliente_id: string, id: string | undefined) => {
  if (!id) return null
  const [achado] = await db
    .select({ endereco_id: contrato.endereco_id })
    .from(contrato)
    .where(and(eq(contrato.id, id), eq(contrato.cliente_id, cliente_id)))
  if (!achado) throw campoInvalido('cliente_plano_id', 'O contrato não é deste cliente')
  return achado.endereco_id
}

/** Charges a client for anything. Answers its id. */
export const emitirAvulso = (
  { db, ...autor }: Contexto,
  { id, cliente_id, cliente_plano_id, descricao, valor, vencimento, conta_bancaria_id }: NovoBoletoAvulso,
): Promise<string> =>
  db.transaction(async (db) => {
    // From here on nobody forgets the person who is charged.
    exigirIdentificado(await travarCliente(db, autor.usuario, cliente_id))
    const [dono] = await db
      .select({ empresa_id: cliente.empresa_id })
      .from(cliente)
      .where(eq(cliente.id, cliente_id))
    if (!dono) throw new Error('um cliente travado que não existe')
    const endereco_id = await enderecoDoContrato(db, cliente_id, cliente_plano_id)
    return cobrarUmaVez(
      db,
      autor,
      {
        cliente_id,
        cliente_plano_id,
        endereco_id,
        empresa_id: dono.empresa_id,
        conta_bancaria_id,
        vencimento,
      },
      { id, origem: 'AVULSO', venda_id: null, descricao, itens: [{ descricao, valor }], valor },
    )
  })
