import { FiltroPromocao } from '@balcao/contract/catalogo/promocao-filtro'
import { createFileRoute } from '@tanstack/react-router'
import { PromocoesPage } from '#features/promocao/PromocoesPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(FiltroPromocao)

export const Route = createFileRoute('/_app/admin/promocao/')({
  staticData: {
    titulo: 'Promoções',
    habilidade: ['LISTAR.PROMOCAO'],
    procurar: () =>
      import('#features/promocao/promocao.data.ts').then(({ procurarPromocoes }) => procurarPromocoes),
  },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: a promotion's contract is too large for the shell, which everyone downloads.
  loader: async ({ context, deps }) => {
    const { promocoes } = await import('#features/promocao/promocao.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(promocoes.listar(deps))
  },
  component: PromocoesPage,
})
