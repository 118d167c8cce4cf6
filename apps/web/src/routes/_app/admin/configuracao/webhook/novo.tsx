import { createFileRoute } from '@tanstack/react-router'
import { NovoWebhookPage } from '#features/webhook/NovoWebhookPage.tsx'

export const Route = createFileRoute('/_app/admin/configuracao/webhook/novo')({
  staticData: { titulo: 'Novo webhook', habilidade: ['EDITAR.WEBHOOK'] },
  component: NovoWebhookPage,
})
