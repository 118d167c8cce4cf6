import { Id } from '@balcao/contract/base/comum'
import { FiltroEntrega } from '@balcao/contract/provedor/webhook-filtro'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { WebhookPage } from '#features/webhook/WebhookPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'
import { comIds } from '#navegacao/dados-da-rota.ts'

const { situacao, cursor } = FiltroEntrega.shape
/** `entrega`: the one that is open. */
const validateSearch = lerBusca(z.strictObject({ situacao, cursor, entrega: z.optional(Id) }))

export const Route = createFileRoute('/_app/admin/configuracao/webhook/$id')({
  staticData: { titulo: 'Webhook', habilidade: ['LISTAR.WEBHOOK'], valida: comIds() },
  validateSearch,
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, params }) => {
    const { webhooks } = await import('#features/webhook/webhook.data.ts')
    return context.queryClient.ensureQueryData(webhooks.obter(params.id))
  },
  component: WebhookPage,
})
