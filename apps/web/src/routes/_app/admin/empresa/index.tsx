import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/empresa/')({
  staticData: { titulo: 'Empresas' },
  component: () => <EmConstrucao faz="listar as empresas do grupo." />,
})
