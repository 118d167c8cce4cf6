import { createFileRoute } from '@tanstack/react-router'
import { FilaPage } from '#features/venda-analise/FilaPage.tsx'

export const Route = createFileRoute('/_app/admin/venda/fila')({
  staticData: { titulo: 'Fila de análise', habilidade: ['EDITAR.VENDA_SITUACAO'] },
  component: FilaPage,
})
