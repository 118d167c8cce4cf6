import { createFileRoute } from '@tanstack/react-router'
import { lerCriterios } from '#features/catalogo/catalogo.busca.ts'
import { EtiquetaPage } from '#features/catalogo/etiqueta/EtiquetaPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/planos/$id/etiqueta')({
  staticData: { titulo: 'Etiqueta', valida: comIds() },
  validateSearch: lerCriterios,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: an offer's contract is too large for the shell, which everyone downloads.
  loader: async ({ context, params, deps }) => {
    const { ofertas } = await import('#features/catalogo/catalogo.data.ts')
    await context.queryClient.ensureQueryData(ofertas.etiqueta(params.id, deps))
  },
  component: EtiquetaPage,
})
