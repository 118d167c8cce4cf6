import { FiltroChaveApi } from '@balcao/contract/acesso/chave-api-filtro'
import { createFileRoute } from '@tanstack/react-router'
import { ChavesPage } from '#features/chave-api/ChavesPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(FiltroChaveApi)

export const Route = createFileRoute('/_app/admin/chave-api/')({
  staticData: { titulo: 'Chaves de API', habilidade: ['LISTAR.CHAVE_API'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, deps }) => {
    const { chaves } = await import('#features/chave-api/chave-api.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(chaves.listar(deps))
  },
  component: ChavesPage,
})
