import { Id } from '@balcao/contract/base/comum'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { VendedorPage } from '#features/vendedor/VendedorPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

export const Route = createFileRoute('/_app/vendedor/')({
  staticData: { titulo: 'Vender', habilidade: ['REALIZAR_VENDA'] },
  // Who the sale is for: a client, or the document of someone who is not a client yet.
  validateSearch: lerBusca(z.strictObject({ cliente: z.optional(Id), documento: z.optional(z.string()) })),
  component: VendedorPage,
})
