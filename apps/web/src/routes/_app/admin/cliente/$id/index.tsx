import { createFileRoute } from '@tanstack/react-router'
import { ClientePage } from '#features/cliente/ClientePage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/cliente/$id/')({
  staticData: { titulo: 'Cliente', habilidade: ['VISUALIZAR.CLIENTE', 'CRIAR.VENDA'], valida: comIds() },
  // The screen's code, not the client: reading a record is an access, which the log of LGPD keeps, and resting the
  // mouse on a row is none.
  preload: false,
  // Fetched with the screen: what a client is made of is too much for the shell, which everyone downloads.
  loader: async ({ context, params }) => {
    const { clientes } = await import('#features/cliente/cliente.data.ts')
    return context.queryClient.ensureQueryData(clientes.obter(params.id))
  },
  component: ClientePage,
})
