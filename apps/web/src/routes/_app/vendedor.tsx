import { Id } from '@balcao/contract/base/comum'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'
import { EmConstrucao } from '#shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/vendedor')({
  staticData: { titulo: 'Vender', habilidade: ['REALIZAR_VENDA'] },
  // Who the sale is for: a client, or the document of someone who is not a client yet.
  validateSearch: lerBusca(z.strictObject({ cliente: z.optional(Id), documento: z.optional(z.string()) })),
  component: () => (
    <EmConstrucao faz="montar a venda passo a passo, com rascunho que não se perde, e acompanhar as suas." />
  ),
})
