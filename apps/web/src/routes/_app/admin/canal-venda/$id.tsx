import { createFileRoute } from '@tanstack/react-router'
import { comIds } from '../../../../navegacao/dados-da-rota.ts'
import { EmConstrucao } from '../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/canal-venda/$id')({
  staticData: {
    titulo: 'Canal de venda',
    habilidade: ['EDITAR.CANAL_VENDA', 'CRIAR.CANAL_VENDA'],
    valida: comIds('novo'),
  },
  component: () => <EmConstrucao faz="editar o canal e os anexos que ele exige." />,
})
