import { createFileRoute } from '@tanstack/react-router'
import { CatalogoPage } from '../../../../features/catalogo/CatalogoPage.tsx'
import { filtroDe, lerBuscaDoCatalogo } from '../../../../features/catalogo/catalogo.busca.ts'
import { ofertas } from '../../../../features/catalogo/catalogo.data.ts'

export const Route = createFileRoute('/_app/admin/planos/')({
  staticData: { titulo: 'Planos' },
  validateSearch: lerBuscaDoCatalogo,
  loaderDeps: ({ search }) => filtroDe(search),
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(ofertas.listar(deps)),
  component: CatalogoPage,
})
