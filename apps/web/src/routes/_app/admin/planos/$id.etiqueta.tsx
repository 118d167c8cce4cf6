import { createFileRoute } from '@tanstack/react-router'
import { lerCriterios } from '../../../../features/catalogo/catalogo.busca.ts'
import { ofertas } from '../../../../features/catalogo/catalogo.data.ts'
import { EtiquetaPage } from '../../../../features/catalogo/etiqueta/EtiquetaPage.tsx'
import { comIds } from '../../../../navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/planos/$id/etiqueta')({
  staticData: { titulo: 'Etiqueta', valida: comIds() },
  validateSearch: lerCriterios,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    context.queryClient.ensureQueryData(ofertas.etiqueta(params.id, deps)),
  component: EtiquetaPage,
})
