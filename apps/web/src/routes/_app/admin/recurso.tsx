import { createFileRoute } from '@tanstack/react-router'
import { RecursosPage } from '#features/recurso/RecursosPage.tsx'
import { filtroDe, lerBuscaDeRecursos } from '#features/recurso/recurso.busca.ts'

export const Route = createFileRoute('/_app/admin/recurso')({
  staticData: { titulo: 'Recursos', habilidade: ['CRIAR.RECURSO'] },
  validateSearch: lerBuscaDeRecursos,
  loaderDeps: ({ search }) => ({ filtro: filtroDe(search), editar: search.editar }),
  // Fetched with the screen: the shell, which everyone downloads, does not carry every noun's contract.
  loader: async ({ context, deps }) => {
    const { recursos } = await import('#features/recurso/recurso.data.ts')
    // Not waited for: the page has a skeleton of its own, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(recursos.listar(deps.filtro))
    if (deps.editar) await context.queryClient.ensureQueryData(recursos.obter(deps.editar))
  },
  component: RecursosPage,
})
