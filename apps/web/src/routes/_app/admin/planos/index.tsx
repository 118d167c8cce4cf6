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
  // Fetched with the screen: what an offer is made of is too much for the shell, which everyone downloads.
  loader: async ({ context, deps }) => {
    const { ofertas } = await import('#features/catalogo/catalogo.data.ts')
    void context.queryClient.prefetchInfiniteQuery(ofertas.listar(deps))
  },
  component: CatalogoPage,
})
