import { FiltroCanalVenda } from '@balcao/contract/provedor/canal-venda-filtro'
import { createFileRoute } from '@tanstack/react-router'
import { CanaisPage } from '#features/canal-venda/CanaisPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(FiltroCanalVenda)

export const Route = createFileRoute('/_app/admin/canal-venda/')({
  staticData: {
    titulo: 'Canais de venda',
    habilidade: ['LISTAR.CANAL_VENDA'],
    procurar: () =>
      import('#features/canal-venda/canal-venda.data.ts').then(({ procurarCanais }) => procurarCanais),
  },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, deps }) => {
    const { canais } = await import('#features/canal-venda/canal-venda.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(canais.listar(deps))
  },
  component: CanaisPage,
})
