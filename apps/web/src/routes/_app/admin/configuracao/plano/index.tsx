import { createFileRoute } from '@tanstack/react-router'
import { PlanosPage } from '../../../../../features/plano/PlanosPage.tsx'
import { lerBuscaDePlanos } from '../../../../../features/plano/plano.busca.ts'
import { planos } from '../../../../../features/plano/plano.data.ts'

export const Route = createFileRoute('/_app/admin/configuracao/plano/')({
  staticData: { titulo: 'Cadastro de planos', habilidade: ['LISTAR.PLANO'] },
  validateSearch: lerBuscaDePlanos,
  loaderDeps: ({ search }) => search,
  // Not waited for: the page has a skeleton of its own, and typing a search must never freeze it.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(planos.listar(deps)),
  component: PlanosPage,
})
