import { FiltroCliente } from '@balcao/contract/clientes/cliente/filtro'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ClientesPage } from '#features/cliente-lista/ClientesPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

// Whatever is searched for stays in the address, even too long a text: the server says so, under the box.
const validateSearch = lerBusca(z.extend(FiltroCliente, { busca: z.optional(z.string()) }))

export const Route = createFileRoute('/_app/admin/cliente/')({
  staticData: { titulo: 'Clientes', habilidade: ['LISTAR.CLIENTE'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: a client's contract is too large for the shell, which everyone downloads.
  loader: async ({ context, deps }) => {
    const { clientes } = await import('#features/cliente-lista/cliente-lista.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(clientes.listar(deps))
  },
  component: ClientesPage,
})
