import { createFileRoute } from '@tanstack/react-router'
import { GruposPage } from '#features/grupo-permissao/GruposPage.tsx'
import { lerBuscaDeGrupos } from '#features/grupo-permissao/grupo-permissao.busca.ts'
import { grupos } from '#features/grupo-permissao/grupo-permissao.data.ts'

export const Route = createFileRoute('/_app/admin/grupo-permissao/')({
  staticData: { titulo: 'Grupos de permissão', habilidade: ['LISTAR.GRUPO_PERMISSAO'] },
  validateSearch: lerBuscaDeGrupos,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(grupos.listar(deps)),
  component: GruposPage,
})
