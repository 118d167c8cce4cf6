import { createFileRoute } from '@tanstack/react-router'
import { PromocoesPage } from '../../../../features/promocao/PromocoesPage.tsx'
import { lerBuscaDePromocoes } from '../../../../features/promocao/promocao.busca.ts'
import { promocoes } from '../../../../features/promocao/promocao.data.ts'

export const Route = createFileRoute('/_app/admin/promocao/')({
  staticData: { titulo: 'Promoções', habilidade: ['LISTAR.PROMOCAO'] },
  validateSearch: lerBuscaDePromocoes,
  loaderDeps: ({ search }) => search,
  // Not waited for: the page has a skeleton of its own, and typing a search must never freeze it.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(promocoes.listar(deps)),
  component: PromocoesPage,
})
