import { createFileRoute } from '@tanstack/react-router'
import { LotesPage } from '#features/boleto-lote/LotesPage.tsx'
import { lerBuscaDoLote } from '#features/boleto-lote/lote.busca.ts'

export const Route = createFileRoute('/_app/admin/boleto/lote/')({
  staticData: { titulo: 'Emissão em lote', habilidade: ['CRIAR.BOLETO'] },
  validateSearch: lerBuscaDoLote,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: the shell, which everyone downloads, must not carry its contract.
  loader: async ({ context, deps }) => {
    const { lotes } = await import('#features/boleto-lote/lote.data.ts')
    // Not awaited: each part has its own skeleton.
    void context.queryClient.prefetchQuery(lotes.listar(deps.cursor))
  },
  component: LotesPage,
})
