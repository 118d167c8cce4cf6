import { createFileRoute } from '@tanstack/react-router'
import { comIds } from '#navegacao/dados-da-rota.ts'
import { EmConstrucao } from '#shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/venda/$id')({
  staticData: { titulo: 'Venda', habilidade: ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'], valida: comIds() },
  component: () => <EmConstrucao faz="mostrar a venda, os seus documentos e o que se pode fazer com ela." />,
})
