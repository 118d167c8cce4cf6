import { and, eq, isNull } from 'drizzle-orm'
import { porTexto } from '#infra/db/pagina.ts'
import type { Referencia } from '#infra/referencia/referencias.ts'
import { nomeVisivelDoCanal } from './canal-venda.queries.ts'
import { canalVenda, canalVendaEmpresa } from './canal-venda.table.ts'

export const referenciasDoCanalVenda: Referencia[] = [
  {
    // What belongs to every company does not prevent the deletion of one.
    coluna: canalVendaEmpresa.empresa_id,
    prende: {
      um: 'canal de venda',
      varios: 'canais de venda',
      nomes: async (db, quem, id) => {
        const canais = await db
          .select({ nome: nomeVisivelDoCanal(quem) })
          .from(canalVendaEmpresa)
          .innerJoin(canalVenda, eq(canalVenda.id, canalVendaEmpresa.canal_venda_id))
          .where(and(eq(canalVendaEmpresa.empresa_id, id), isNull(canalVenda.excluido_em)))
          .orderBy(porTexto(canalVenda.nome).por)
        return canais.map(({ nome }) => nome)
      },
    },
  },
]
