import { Id } from '@balcao/contract/base/comum'
import { type Etapa, etapas, nomesDasEtapas } from '@balcao/contract/vendas/etapas'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { VendaPage } from '#features/venda/VendaPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'
import { comIds } from '#navegacao/dados-da-rota.ts'

const Busca = z.strictObject({
  /** The field to be filled in. */
  campo: z.optional(z.string()),
  /** Who the sale is for: a client, or the document of someone who is not a client yet. */
  cliente: z.optional(Id),
  documento: z.optional(z.string()),
})

export const Route = createFileRoute('/_app/vendedor/venda/$id/$etapa')({
  staticData: {
    titulo: 'Venda',
    tituloDaJanela: ({ etapa }) => `${nomesDasEtapas[etapa as Etapa]} · Venda`,
    habilidade: ['REALIZAR_VENDA'],
    valida: ({ id = '', etapa }) => comIds()({ id }) && etapas.some((nome) => nome === etapa),
  },
  validateSearch: lerBusca(Busca),
  component: VendaPage,
})
