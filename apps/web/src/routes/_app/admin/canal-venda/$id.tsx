import { createFileRoute } from '@tanstack/react-router'
import { CanalPage } from '#features/canal-venda/CanalPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/canal-venda/$id')({
  staticData: {
    titulo: 'Canal de venda',
    habilidade: ['EDITAR.CANAL_VENDA', 'CRIAR.CANAL_VENDA'],
    valida: comIds(),
  },
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, params }) => {
    const { canais } = await import('#features/canal-venda/canal-venda.data.ts')
    return context.queryClient.ensureQueryData(canais.obter(params.id))
  },
  component: CanalPage,
})
