import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/planos')({
  staticData: { titulo: 'Planos' },
  component: () => (
    <EmConstrucao faz="mostrar o catálogo como o vendedor vê: filtrar, comparar e imprimir." />
  ),
})
