import { Id } from '@balcao/contract/base/comum'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { VendedorPage } from '#features/vendedor/VendedorPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

// `cliente` and `documento` say who a sale is for, and start one at once.
const validateSearch = lerBusca(
  z.strictObject({
    busca: z.optional(z.string()),
    cliente: z.optional(Id),
    documento: z.optional(z.string()),
  }),
)

export const Route = createFileRoute('/_app/vendedor/')({
  staticData: { titulo: 'Vender', habilidade: ['REALIZAR_VENDA'] },
  validateSearch,
  beforeLoad: ({ search: { cliente, documento } }) => {
    if (cliente || documento)
      throw redirect({ to: '/vendedor/nova', search: { cliente, documento }, replace: true })
  },
  component: VendedorPage,
})
