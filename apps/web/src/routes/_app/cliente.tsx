import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ConsultaPage } from '#features/cliente-consulta/ConsultaPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(z.strictObject({ busca: z.optional(z.string()) }))

export const Route = createFileRoute('/_app/cliente')({
  staticData: { titulo: 'Consultar cliente' },
  validateSearch,
  component: ConsultaPage,
})
