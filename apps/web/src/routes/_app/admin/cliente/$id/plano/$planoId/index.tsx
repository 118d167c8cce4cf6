import { createFileRoute } from '@tanstack/react-router'
import { comIds } from '#navegacao/dados-da-rota.ts'
import { EmConstrucao } from '#shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/cliente/$id/plano/$planoId/')({
  staticData: { titulo: 'Plano do cliente', valida: comIds() },
  component: () => (
    <EmConstrucao faz="mostrar o contrato: linha do tempo, adicionais, fidelidade e multa de hoje." />
  ),
})
