import { createFileRoute } from '@tanstack/react-router'
import { BuscaDoPainel } from '#features/painel/busca.ts'
import { PainelPage } from '#features/painel/PainelPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(BuscaDoPainel)

export const Route = createFileRoute('/_app/admin/painel')({
  staticData: { titulo: 'Painel' },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: what the panel is made of is too large for the shell, which everyone downloads.
  loader: async ({ deps }) => {
    const { adiantarPainel } = await import('#features/painel/adiantarPainel.ts')
    adiantarPainel(deps)
  },
  component: PainelPage,
})
