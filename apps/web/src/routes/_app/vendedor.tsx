import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/vendedor')({
  staticData: { titulo: 'Vender', habilidade: ['REALIZAR_VENDA'] },
  component: () => (
    <EmConstrucao faz="montar a venda passo a passo, com rascunho que não se perde, e acompanhar as suas." />
  ),
})
