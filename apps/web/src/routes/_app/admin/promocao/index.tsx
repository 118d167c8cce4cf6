import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/promocao/')({
  staticData: { titulo: 'Promoções', habilidade: ['LISTAR.PROMOCAO'] },
  component: () => <EmConstrucao faz="listar as promoções e seus limites." />,
})
