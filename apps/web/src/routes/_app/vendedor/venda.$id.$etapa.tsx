import { type Etapa, etapas, nomesDasEtapas } from '@balcao/contract/vendas/etapas'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { VendaPage } from '#features/venda/VendaPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'
import { comIds } from '#navegacao/dados-da-rota.ts'
import { quemCompra } from '#navegacao/quem-compra.ts'

/** `campo`: the field to be filled in. */
const validateSearch = lerBusca(z.strictObject({ ...quemCompra, campo: z.optional(z.string()) }))

export const Route = createFileRoute('/_app/vendedor/venda/$id/$etapa')({
  staticData: {
    titulo: 'Venda',
    tituloDaJanela: ({ etapa }) => `${nomesDasEtapas[etapa as Etapa]} · Venda`,
    habilidade: ['REALIZAR_VENDA', 'EDITAR.VENDA'],
    valida: ({ id = '', etapa }) => comIds()({ id }) && etapas.some((nome) => nome === etapa),
  },
  validateSearch,
  component: VendaPage,
})
