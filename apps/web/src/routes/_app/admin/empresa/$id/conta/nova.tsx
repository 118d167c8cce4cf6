import { createFileRoute } from '@tanstack/react-router'
import { NovaContaPage } from '#features/conta-bancaria/NovaContaPage.tsx'

export const Route = createFileRoute('/_app/admin/empresa/$id/conta/nova')({
  staticData: { titulo: 'Nova conta bancária', habilidade: ['EDITAR.EMPRESA'] },
  component: NovaContaPage,
})
