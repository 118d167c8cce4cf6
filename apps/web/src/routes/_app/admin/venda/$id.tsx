import { VisaoDeVenda } from '@balcao/contract/vendas/visao'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { VendaAnalisePage } from '#features/venda-analise/VendaAnalisePage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'
import { comIds } from '#navegacao/dados-da-rota.ts'

/** `fila`: the person works through this queue. */
const validateSearch = lerBusca(z.strictObject({ fila: z.optional(VisaoDeVenda) }))

export const Route = createFileRoute('/_app/admin/venda/$id')({
  staticData: { titulo: 'Venda', habilidade: ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'], valida: comIds() },
  validateSearch,
  // Imported with the screen: what a sale is made of is too large for the shell, which everyone downloads.
  loader: async ({ context, params }) => {
    const { analiseDe } = await import('#features/venda-analise/analise.data.ts')
    // Not awaited: the page has its own skeleton.
    void context.queryClient.prefetchQuery(analiseDe(params.id))
  },
  component: VendaAnalisePage,
})
