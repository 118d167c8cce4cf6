import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'
import { quemCompra } from '#navegacao/quem-compra.ts'

const validateSearch = lerBusca(z.strictObject(quemCompra))

/** Begins a sale, and goes on to its first step with who it is for. */
export const Route = createFileRoute('/_app/vendedor/nova')({
  staticData: { titulo: 'Nova venda', habilidade: ['REALIZAR_VENDA'] },
  validateSearch,
  beforeLoad: async ({ search }) => {
    const { novoRascunho } = await import('#aparelho/novo-rascunho.ts')
    const { to, params } = novoRascunho()
    throw redirect({ to, params, search, replace: true })
  },
})
