import { FiltroGrupo } from '@balcao/contract/acesso/grupo-permissao-filtro'
import { createFileRoute } from '@tanstack/react-router'
import { GruposPage } from '#features/grupo-permissao/GruposPage.tsx'
import { grupos } from '#features/grupo-permissao/grupo-permissao.data.ts'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(FiltroGrupo)

export const Route = createFileRoute('/_app/admin/grupo-permissao/')({
  staticData: { titulo: 'Grupos de permissão', habilidade: ['LISTAR.GRUPO_PERMISSAO'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(grupos.listar(deps)),
  component: GruposPage,
})
