import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/configuracao/adicional/')({
  staticData: { titulo: 'Adicionais', habilidade: ['LISTAR.ADICIONAL'] },
  component: () => <EmConstrucao faz="listar os adicionais." />,
})
