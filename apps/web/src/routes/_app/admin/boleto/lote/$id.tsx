import { createFileRoute } from '@tanstack/react-router'
import { LotePage } from '#features/boleto-lote/LotePage.tsx'
import { lerBuscaDoLote } from '#features/boleto-lote/lote.busca.ts'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/boleto/lote/$id')({
  staticData: { titulo: 'Lote', habilidade: ['CRIAR.BOLETO'], valida: comIds() },
  validateSearch: lerBuscaDoLote,
  // Imported with the screen: the shell, which everyone downloads, must not carry its contract.
  loader: async ({ context, params }) => {
    const { lotes } = await import('#features/boleto-lote/lote.data.ts')
    return context.queryClient.ensureQueryData(lotes.obter(params.id))
  },
  component: LotePage,
})
