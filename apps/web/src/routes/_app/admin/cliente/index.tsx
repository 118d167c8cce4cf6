import { createFileRoute } from '@tanstack/react-router'
import { ClientesPage } from '#features/cliente-lista/ClientesPage.tsx'
import { lerBuscaDeClientes } from '#features/cliente-lista/cliente-lista.busca.ts'

export const Route = createFileRoute('/_app/admin/cliente/')({
  staticData: { titulo: 'Clientes', habilidade: ['LISTAR.CLIENTE'] },
  validateSearch: lerBuscaDeClientes,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: a client's contract is too large for the shell, which everyone downloads.
  loader: async ({ context, deps }) => {
    const { clientes } = await import('#features/cliente-lista/cliente-lista.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(clientes.listar(deps))
  },
  component: ClientesPage,
})
