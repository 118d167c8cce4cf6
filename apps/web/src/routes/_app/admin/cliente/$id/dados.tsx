import { createFileRoute } from '@tanstack/react-router'
import { DadosDoClientePage } from '#features/cliente/DadosDoClientePage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/cliente/$id/dados')({
  staticData: { titulo: 'Dados', habilidade: ['VISUALIZAR.CLIENTE', 'CRIAR.VENDA'], valida: comIds() },
  // As the overview: hovering over a link is not an access to the record.
  preload: false,
  loader: async ({ context, params }) => {
    const { clientes } = await import('#features/cliente/cliente.data.ts')
    return context.queryClient.ensureQueryData(clientes.obter(params.id))
  },
  component: DadosDoClientePage,
})
