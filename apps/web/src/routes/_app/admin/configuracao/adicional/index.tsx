import { createFileRoute } from '@tanstack/react-router'
import { AdicionaisPage } from '../../../../../features/adicional/AdicionaisPage.tsx'
import { lerBuscaDeAdicionais } from '../../../../../features/adicional/adicional.busca.ts'
import { adicionais } from '../../../../../features/adicional/adicional.data.ts'

export const Route = createFileRoute('/_app/admin/configuracao/adicional/')({
  staticData: { titulo: 'Adicionais', habilidade: ['LISTAR.ADICIONAL'] },
  validateSearch: lerBuscaDeAdicionais,
  loaderDeps: ({ search }) => search,
  // Not waited for: the page has a skeleton of its own, and typing a search must never freeze it.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(adicionais.listar(deps)),
  component: AdicionaisPage,
})
