import { TETO_DO_TOTAL } from '@balcao/contract/base/pagina'
import { and, eq, isNull } from 'drizzle-orm'
import type { Referencia } from '#infra/referencia/referencias.ts'
import { cliente, clienteEndereco } from './cliente.table.ts'

export const referenciasDoCliente: Referencia[] = [
  {
    coluna: cliente.empresa_id,
    prende: {
      um: 'cliente',
      varios: 'clientes',
      nomes: async (db, _, id) => {
        const clientes = await db
          .select({ nome: cliente.nome })
          .from(cliente)
          .where(and(eq(cliente.empresa_id, id), isNull(cliente.excluido_em)))
          .orderBy(cliente.criado_em, cliente.id)
          .limit(TETO_DO_TOTAL)
        return clientes.map(({ nome }) => nome)
      },
    },
  },
  // Cities come from IBGE, and nobody deletes one.
  { coluna: clienteEndereco.codigo_ibge },
]
