import { TETO_DO_TOTAL } from '@balcao/contract/base/pagina'
import { eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ReferenciaAoEndereco } from '#clientes/cliente/referencias.ts'
import type { Prende, Referencia } from '#infra/referencia/referencias.ts'
import { venda } from './venda.table.ts'

/** By protocol, which names nobody. */
const prendePor = (coluna: AnyPgColumn): Prende => ({
  um: 'venda',
  varios: 'vendas',
  nomes: async (db, _, id) => {
    const vendas = await db
      .select({ protocolo: venda.protocolo })
      .from(venda)
      .where(eq(coluna, id))
      .limit(TETO_DO_TOTAL)
    return vendas.map(({ protocolo }) => String(protocolo))
  },
})

export const referenciasDaVenda: Referencia[] = [
  { coluna: venda.empresa_id, prende: prendePor(venda.empresa_id) },
  { coluna: venda.canal_venda_id, prende: prendePor(venda.canal_venda_id) },
  { coluna: venda.plano_id, prende: prendePor(venda.plano_id) },
  // Deleting a person or a plan is soft, and the sale keeps its own copy of what was sold.
  { coluna: venda.vendedor_id },
  { coluna: venda.cliente_id },
  { coluna: venda.endereco_id },
  // Cities come from IBGE, and nobody deletes one.
  { coluna: venda.codigo_ibge },
]

export const vendaNoEndereco: ReferenciaAoEndereco = {
  coluna: venda.endereco_id,
  um: 'venda',
  varios: 'vendas',
  nome: venda.protocolo,
}
