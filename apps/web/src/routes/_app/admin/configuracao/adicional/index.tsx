import { FiltroAdicional } from '@balcao/contract/catalogo/adicional-filtro'
import { createFileRoute } from '@tanstack/react-router'
import { AdicionaisPage } from '#features/adicional/AdicionaisPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(FiltroAdicional)

export const Route = createFileRoute('/_app/admin/configuracao/adicional/')({
  staticData: { titulo: 'Adicionais', habilidade: ['LISTAR.ADICIONAL'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, deps }) => {
    const { adicionais } = await import('#features/adicional/adicional.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(adicionais.listar(deps))
  },
  component: AdicionaisPage,
})
