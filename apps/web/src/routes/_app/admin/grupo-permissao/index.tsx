import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/grupo-permissao/')({
  staticData: { titulo: 'Grupos de permissão', habilidade: ['LISTAR.GRUPO_PERMISSAO'] },
  component: () => <EmConstrucao faz="listar os grupos de permissão." />,
})
