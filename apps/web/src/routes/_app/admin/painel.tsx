import { createFileRoute } from '@tanstack/react-router'
import { PainelPage } from '#features/painel/PainelPage.tsx'

export const Route = createFileRoute('/_app/admin/painel')({
  staticData: { titulo: 'Painel' },
  component: PainelPage,
})
