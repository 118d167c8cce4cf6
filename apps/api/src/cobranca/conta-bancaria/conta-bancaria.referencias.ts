import { and, eq, isNull } from 'drizzle-orm'
import { porTexto } from '#infra/db/pagina.ts'
import type { Referencia } from '#infra/referencia/referencias.ts'
import { contaBancaria } from './conta-bancaria.table.ts'

export const referenciasDaContaBancaria: Referencia[] = [
  {
    coluna: contaBancaria.empresa_id,
    prende: {
      um: 'conta bancária',
      varios: 'contas bancárias',
      nomes: async (db, _, id) => {
        const contas = await db
          .select({ nome: contaBancaria.nome })
          .from(contaBancaria)
          .where(and(eq(contaBancaria.empresa_id, id), isNull(contaBancaria.excluido_em)))
          .orderBy(porTexto(contaBancaria.nome).por)
        return contas.map(({ nome }) => nome)
      },
    },
  },
]
