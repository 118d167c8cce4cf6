import { createFileRoute } from '@tanstack/react-router'
import { ClientePage } from '#features/cliente/ClientePage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/cliente/$id/')({
  staticData: { titulo: 'Cliente', habilidade: ['VISUALIZAR.CLIENTE', 'CRIAR.VENDA'], valida: comIds() },
  // Preloads the screen's code but not the client. Reading a record counts as an access in the LGPD log, and
  // hovering over a row must not.
  preload: false,
  // Imported with the screen: a client's contract is too large for the shell, which everyone downloads.
  loader: async ({ context, params }) => {
    const { carregarVisao } = await import('#features/cliente/visao.data.ts')
    await carregarVisao(context.queryClient, params.id)
  },
  component: ClientePage,
})
