import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/cliente/')({
  staticData: { titulo: 'Clientes', habilidade: ['LISTAR.CLIENTE'] },
  component: () => <EmConstrucao faz="listar, filtrar e exportar clientes." />,
})
