import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/canal-venda/')({
  staticData: { titulo: 'Canais de venda', habilidade: ['LISTAR.CANAL_VENDA'] },
  component: () => <EmConstrucao faz="listar os canais de venda." />,
})
