import { createFileRoute } from '@tanstack/react-router'
import { comIds } from '#navegacao/dados-da-rota.ts'
import { EmConstrucao } from '#shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/cliente/$id/plano/$planoId/atendimento')({
  staticData: { titulo: 'Atendimentos', valida: comIds() },
  component: () => <EmConstrucao faz="abrir, responder, encaminhar e encerrar atendimentos do contrato." />,
})
