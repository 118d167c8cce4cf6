import { etapas } from '@balcao/contract/vendas/etapas'
import { createFileRoute } from '@tanstack/react-router'
import { VendaPage } from '#features/venda/VendaPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/vendedor/venda/$id/$etapa')({
  staticData: {
    titulo: 'Venda',
    habilidade: ['REALIZAR_VENDA'],
    valida: ({ id = '', etapa }) => comIds()({ id }) && etapas.some((nome) => nome === etapa),
  },
  component: VendaPage,
})
