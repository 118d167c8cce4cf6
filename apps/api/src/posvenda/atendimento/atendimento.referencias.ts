import { TETO_DO_TOTAL } from '@balcao/contract/base/pagina'
import { eq } from 'drizzle-orm'
import type { Referencia } from '#infra/referencia/referencias.ts'
import { atendimento } from './atendimento.table.ts'

export const referenciasDoAtendimento: Referencia[] = [
  {
    coluna: atendimento.empresa_id,
    prende: {
      um: 'atendimento',
      varios: 'atendimentos',
      nomes: async (db, _, id) => {
        const lidos = await db
          .select({ protocolo: atendimento.protocolo })
          .from(atendimento)
          .where(eq(atendimento.empresa_id, id))
          .limit(TETO_DO_TOTAL)
        return lidos.map(({ protocolo }) => String(protocolo))
      },
    },
  },
  // Deleting a person is soft, and nobody deletes a client's contract.
  { coluna: atendimento.responsavel_id },
  { coluna: atendimento.aberto_por },
  { coluna: atendimento.cliente_id },
  { coluna: atendimento.cliente_plano_id },
]
