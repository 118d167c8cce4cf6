import { createFileRoute } from '@tanstack/react-router'
import { SituacaoPage } from '#features/situacao/SituacaoPage.tsx'

export const Route = createFileRoute('/_app/admin/situacao')({
  staticData: { titulo: 'Situação do sistema', habilidade: ['LISTAR.CONFIGURACAO'] },
  component: SituacaoPage,
})
