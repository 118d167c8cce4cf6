import { createFileRoute } from '@tanstack/react-router'
import { AtendimentoPage } from '#features/atendimento/AtendimentoPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/atendimento/$id')({
  staticData: { titulo: 'Atendimento', habilidade: ['LISTAR.ATENDIMENTO'], valida: comIds() },
  // Imported with the screen: what a ticket is made of is too large for the shell, which everyone downloads.
  loader: async ({ context, params }) => {
    const { atendimentoDe } = await import('#features/atendimento/atendimento.data.ts')
    // Not awaited: the page has its own skeleton.
    void context.queryClient.prefetchQuery(atendimentoDe(params.id))
  },
  component: AtendimentoPage,
})
