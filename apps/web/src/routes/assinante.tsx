import { createFileRoute } from '@tanstack/react-router'
import { AssinantePage } from '#features/assinante/AssinantePage.tsx'

export const Route = createFileRoute('/assinante')({
  staticData: { titulo: 'Sua oferta', publica: true },
  component: AssinantePage,
})
