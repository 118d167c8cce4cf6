import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '#shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/boleto')({
  staticData: { titulo: 'Boletos' },
  component: () => <EmConstrucao faz="encontrar, emitir, imprimir e dar baixa em boletos." />,
})
