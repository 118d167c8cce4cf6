import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '#shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/painel')({
  staticData: { titulo: 'Painel' },
  component: () => (
    <EmConstrucao faz="mostrar o que foi vendido, aprovado e instalado no período, e o que está parado." />
  ),
})
