import { VisaoDeVenda } from '@balcao/contract/vendas/visao'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { FilaPage } from '#features/venda-analise/FilaPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(z.strictObject({ fila: z.optional(VisaoDeVenda) }))

export const Route = createFileRoute('/_app/admin/venda/fila')({
  staticData: {
    titulo: 'Próxima da fila',
    habilidade: ['EDITAR.VENDA_SITUACAO', 'AUTORIZAR.VENDA_RESTRITA'],
  },
  validateSearch,
  component: FilaPage,
})
