import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ComecarVenda } from '#features/vendedor/ComecarVenda.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'
import { quemCompra } from '#navegacao/quem-compra.ts'

const validateSearch = lerBusca(z.strictObject(quemCompra))

export const Route = createFileRoute('/_app/vendedor/nova')({
  staticData: { titulo: 'Nova venda', habilidade: ['REALIZAR_VENDA'] },
  validateSearch,
  component: ComecarVenda,
})
