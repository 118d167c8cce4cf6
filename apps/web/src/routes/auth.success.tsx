import { createFileRoute } from '@tanstack/react-router'
import { RetornoPage } from '#features/login/RetornoPage.tsx'

export const Route = createFileRoute('/auth/success')({
  staticData: { titulo: 'Concluindo o login', publica: true },
  component: RetornoPage,
})
