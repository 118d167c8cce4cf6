import { createFileRoute } from '@tanstack/react-router'
import { CanalPage } from '../../../../features/canal-venda/CanalPage.tsx'
import { canais } from '../../../../features/canal-venda/canal-venda.data.ts'
import { comIds } from '../../../../navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/canal-venda/$id')({
  staticData: {
    titulo: 'Canal de venda',
    habilidade: ['EDITAR.CANAL_VENDA', 'CRIAR.CANAL_VENDA'],
    valida: comIds(),
  },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(canais.obter(params.id)),
  component: CanalPage,
})
