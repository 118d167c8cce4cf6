import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/recurso')({
  staticData: { titulo: 'Recursos', habilidade: ['CRIAR.RECURSO'] },
  component: () => <EmConstrucao faz="criar e ordenar o que aparece no cartão de cada plano." />,
})
