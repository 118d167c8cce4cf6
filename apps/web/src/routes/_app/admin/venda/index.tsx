import { FiltroVenda } from '@balcao/contract/vendas/lista-filtro'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { VendasPage } from '#features/venda-lista/VendasPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

// Whatever is searched for stays in the address, even too long a text: the server says so, under the box.
const validateSearch = lerBusca(z.extend(FiltroVenda, { busca: z.optional(z.string()) }))

export const Route = createFileRoute('/_app/admin/venda/')({
  staticData: {
    titulo: 'Vendas',
    habilidade: ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'],
    procurar: () =>
      import('#features/venda-lista/vendas.data.ts').then(({ procurarVendas }) => procurarVendas),
  },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: what a sale is made of is too large for the shell, which everyone downloads.
  loader: async ({ context, deps }) => {
    const { vendas } = await import('#features/venda-lista/vendas.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(vendas.listar(deps))
    void context.queryClient.prefetchQuery(vendas.filas)
  },
  component: VendasPage,
})
