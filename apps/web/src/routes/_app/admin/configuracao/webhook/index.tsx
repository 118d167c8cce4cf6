import { FiltroWebhook } from '@balcao/contract/provedor/webhook-filtro'
import { createFileRoute } from '@tanstack/react-router'
import { WebhooksPage } from '#features/webhook/WebhooksPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(FiltroWebhook)

export const Route = createFileRoute('/_app/admin/configuracao/webhook/')({
  staticData: {
    titulo: 'Webhooks',
    habilidade: ['LISTAR.WEBHOOK'],
    procurar: () =>
      import('#features/webhook/webhook.data.ts').then(({ procurarWebhooks }) => procurarWebhooks),
  },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, deps }) => {
    const { webhooks } = await import('#features/webhook/webhook.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(webhooks.listar(deps))
  },
  component: WebhooksPage,
})
