import { FiltroAtendimento } from '@balcao/contract/posvenda/atendimento-filtro'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { AtendimentosPage } from '#features/atendimento-lista/AtendimentosPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

// Whatever is searched for stays in the address, even too long a text: the server says so, under the box.
const validateSearch = lerBusca(z.extend(FiltroAtendimento, { busca: z.optional(z.string()) }))

export const Route = createFileRoute('/_app/admin/atendimento/')({
  staticData: {
    titulo: 'Atendimentos',
    habilidade: ['LISTAR.ATENDIMENTO'],
    procurar: () =>
      import('#features/atendimento-lista/atendimentos.data.ts').then(
        ({ procurarAtendimentos }) => procurarAtendimentos,
      ),
  },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: what a ticket is made of is too large for the shell, which everyone downloads.
  loader: async ({ context, deps }) => {
    const { atendimentos } = await import('#features/atendimento-lista/atendimentos.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(atendimentos.listar(deps))
    void context.queryClient.prefetchQuery(atendimentos.numeros)
  },
  component: AtendimentosPage,
})
