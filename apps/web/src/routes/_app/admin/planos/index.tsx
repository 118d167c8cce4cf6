import { createFileRoute } from '@tanstack/react-router'
import { CatalogoPage } from '#features/catalogo/CatalogoPage.tsx'
import { filtroDe, lerBuscaDoCatalogo } from '#features/catalogo/catalogo.busca.ts'

export const Route = createFileRoute('/_app/admin/planos/')({
  staticData: {
    titulo: 'Planos',
    procurar: () =>
      import('#features/catalogo/catalogo.data.ts').then(({ procurarOfertas }) => procurarOfertas),
  },
  validateSearch: lerBuscaDoCatalogo,
  loaderDeps: ({ search }) => filtroDe(search),
  // Imported with the screen: an offer's contract is too large for the shell, which everyone downloads.
  loader: async ({ context, deps }) => {
    const { ofertas } = await import('#features/catalogo/catalogo.data.ts')
    void context.queryClient.prefetchInfiniteQuery(ofertas.listar(deps))
  },
  component: CatalogoPage,
})
