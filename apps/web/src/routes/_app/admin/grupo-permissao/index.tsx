import { FiltroGrupo } from '@balcao/contract/acesso/grupo-permissao-filtro'
import { createFileRoute } from '@tanstack/react-router'
import { GruposPage } from '#features/grupo-permissao/GruposPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(FiltroGrupo)

export const Route = createFileRoute('/_app/admin/grupo-permissao/')({
  staticData: { titulo: 'Grupos de permissão', habilidade: ['LISTAR.GRUPO_PERMISSAO'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, deps }) => {
    const { grupos } = await import('#features/grupo-permissao/grupo-permissao.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(grupos.listar(deps))
  },
  component: GruposPage,
})
