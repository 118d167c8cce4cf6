import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/configuracao/plano/')({
  staticData: { titulo: 'Cadastro de planos', habilidade: ['LISTAR.PLANO'] },
  component: () => <EmConstrucao faz="listar os planos cadastrados." />,
})
