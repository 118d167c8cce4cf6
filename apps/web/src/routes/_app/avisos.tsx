import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { AvisosPage } from '#features/aviso/AvisosPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(z.strictObject({ so_nao_lidos: z.optional(z.literal('sim')) }))

export const Route = createFileRoute('/_app/avisos')({
  staticData: { titulo: 'Avisos' },
  validateSearch,
  component: AvisosPage,
})
