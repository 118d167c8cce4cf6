import { createFileRoute } from '@tanstack/react-router'
import { BoletoPublicoPage } from '#features/boleto-publico/BoletoPublicoPage.tsx'

export const Route = createFileRoute('/boleto')({
  staticData: { titulo: 'Boleto', publica: true },
  component: BoletoPublicoPage,
})
