import { createFileRoute } from '@tanstack/react-router'
import { FechadaPage } from '#features/fechada/FechadaPage.tsx'

export const Route = createFileRoute('/fechada')({
  staticData: { titulo: 'Venda fechada', publica: true },
  component: FechadaPage,
})
