import type { NovoBoletoAvulso } from '@balcao/contract/cobranca/boleto-api'
import { eq } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { exigirIdentificado, travarCliente } from '#clientes/cliente/travar.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { cobrarUmaVez } from './uma-vez.commands.ts'

/** Charges a client for anything. Answers its id. */
export const emitirAvulso = (
  { db, ...autor }: Contexto,
  { id, cliente_id, descricao, valor, vencimento, conta_bancaria_id }: NovoBoletoAvulso,
): Promise<string> =>
  db.transaction(async (db) => {
    // From here on nobody forgets the person who is charged.
    exigirIdentificado(await travarCliente(db, autor.usuario, cliente_id))
    const [dono] = await db
      .select({ empresa_id: cliente.empresa_id })
      .from(cliente)
      .where(eq(cliente.id, cliente_id))
    if (!dono) throw new Error('um cliente travado que não existe')
    return cobrarUmaVez(
      db,
      autor,
      { cliente_id, endereco_id: null, empresa_id: dono.empresa_id, conta_bancaria_id, vencimento },
      { id, origem: 'AVULSO', venda_id: null, descricao, itens: [{ descricao, valor }], valor },
    )
  })
