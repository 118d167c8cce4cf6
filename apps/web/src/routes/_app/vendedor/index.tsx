import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { VendedorPage } from '#features/vendedor/VendedorPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'
import { quemCompra } from '#navegacao/quem-compra.ts'

const validateSearch = lerBusca(z.strictObject({ busca: z.optional(z.string()), ...quemCompra }))

export const Route = createFileRoute('/_app/vendedor/')({
  staticData: { titulo: 'Vender', habilidade: ['REALIZAR_VENDA'] },
  validateSearch,
  // Who a sale is for starts one at once.
  beforeLoad: ({ search: { cliente, documento } }) => {
    if (cliente || documento)
      throw redirect({ to: '/vendedor/nova', search: { cliente, documento }, replace: true })
  },
  component: VendedorPage,
})
