import { FiltroBoleto } from '@balcao/contract/cobranca/boleto-filtro'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { BoletosPage } from '#features/boleto-lista/BoletosPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

// Whatever is searched for stays in the address, even too long a text: the server says so, under the box.
const validateSearch = lerBusca(z.extend(FiltroBoleto, { busca: z.optional(z.string()) }))

export const Route = createFileRoute('/_app/admin/boleto/')({
  staticData: {
    titulo: 'Boletos',
    procurar: () =>
      import('#features/boleto-lista/boletos.data.ts').then(({ procurarBoletos }) => procurarBoletos),
  },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: what a boleto is made of is too large for the shell, which everyone downloads.
  loader: async ({ context, deps }) => {
    const { adiantarBoletos } = await import('#features/boleto-lista/boletos.data.ts')
    adiantarBoletos(context.queryClient, deps)
  },
  component: BoletosPage,
})
