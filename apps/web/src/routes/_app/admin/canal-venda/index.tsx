import { createFileRoute } from '@tanstack/react-router'
import { CanaisPage } from '../../../../features/canal-venda/CanaisPage.tsx'
import { lerBuscaDeCanais } from '../../../../features/canal-venda/canal-venda.busca.ts'
import { canais, procurarCanais } from '../../../../features/canal-venda/canal-venda.data.ts'

export const Route = createFileRoute('/_app/admin/canal-venda/')({
  staticData: {
    titulo: 'Canais de venda',
    habilidade: ['LISTAR.CANAL_VENDA'],
    procurar: async () => procurarCanais,
  },
  validateSearch: lerBuscaDeCanais,
  loaderDeps: ({ search }) => search,
  // Not waited for: the page has a skeleton of its own, and typing a search must never freeze it.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(canais.listar(deps)),
  component: CanaisPage,
})
