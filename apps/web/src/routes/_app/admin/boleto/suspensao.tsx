import { createFileRoute } from '@tanstack/react-router'
import { SuspensoesPage } from '#features/suspensao/SuspensoesPage.tsx'

export const Route = createFileRoute('/_app/admin/boleto/suspensao')({
  staticData: { titulo: 'Suspensões por atraso', habilidade: ['EDITAR.CONTRATO'] },
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context }) => {
    const { suspensoes } = await import('#features/suspensao/suspensao.data.ts')
    // Not awaited: each list has its own skeleton.
    void context.queryClient.prefetchInfiniteQuery(suspensoes('SUSPENDER'))
    void context.queryClient.prefetchInfiniteQuery(suspensoes('RELIGAR'))
  },
  component: SuspensoesPage,
})
