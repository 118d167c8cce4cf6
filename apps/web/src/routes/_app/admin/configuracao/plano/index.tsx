import { FiltroPlano } from '@balcao/contract/catalogo/plano-filtro'
import { createFileRoute } from '@tanstack/react-router'
import { PlanosPage } from '#features/plano/PlanosPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(FiltroPlano)

export const Route = createFileRoute('/_app/admin/configuracao/plano/')({
  staticData: {
    titulo: 'Cadastro de planos',
    habilidade: ['LISTAR.PLANO'],
    procurar: () => import('#features/plano/plano.data.ts').then(({ procurarPlanos }) => procurarPlanos),
  },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: a plan's contract is too large for the shell, which everyone downloads.
  loader: async ({ context, deps }) => {
    const { planos } = await import('#features/plano/plano.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(planos.listar(deps))
  },
  component: PlanosPage,
})
