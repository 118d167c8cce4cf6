import { createFileRoute } from '@tanstack/react-router'
import { ClientesPage } from '#features/cliente-lista/ClientesPage.tsx'
import { lerBuscaDeClientes } from '#features/cliente-lista/cliente-lista.busca.ts'

export const Route = createFileRoute('/_app/admin/cliente/')({
  staticData: { titulo: 'Clientes', habilidade: ['LISTAR.CLIENTE'] },
  validateSearch: lerBuscaDeClientes,
  loaderDeps: ({ search }) => search,
  // Fetched with the screen: what a client is made of is too much for the shell, which everyone downloads.
  loader: async ({ context, deps }) => {
    const { clientes } = await import('#features/cliente-lista/cliente-lista.data.ts')
    // Not waited for: the page has a skeleton of its own, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(clientes.listar(deps))
  },
  component: ClientesPage,
})
