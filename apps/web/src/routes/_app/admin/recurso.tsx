import { createFileRoute } from '@tanstack/react-router'
import { RecursosPage } from '#features/recurso/RecursosPage.tsx'
import { filtroDe, lerBuscaDeRecursos } from '#features/recurso/recurso.busca.ts'

export const Route = createFileRoute('/_app/admin/recurso')({
  staticData: { titulo: 'Recursos', habilidade: ['CRIAR.RECURSO'] },
  validateSearch: lerBuscaDeRecursos,
  loaderDeps: ({ search }) => ({ filtro: filtroDe(search), editar: search.editar }),
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, deps }) => {
    const { recursos } = await import('#features/recurso/recurso.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(recursos.listar(deps.filtro))
    if (deps.editar) await context.queryClient.ensureQueryData(recursos.obter(deps.editar))
  },
  component: RecursosPage,
})
