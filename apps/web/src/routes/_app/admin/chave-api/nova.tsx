import { createFileRoute } from '@tanstack/react-router'
import { NovaChavePage } from '#features/chave-api/NovaChavePage.tsx'

export const Route = createFileRoute('/_app/admin/chave-api/nova')({
  staticData: { titulo: 'Nova chave de API', habilidade: ['CRIAR.CHAVE_API'] },
  component: NovaChavePage,
})
