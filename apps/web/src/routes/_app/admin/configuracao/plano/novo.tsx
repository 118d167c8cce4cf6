import { createFileRoute } from '@tanstack/react-router'
import { NovoPlanoPage } from '#features/plano/NovoPlanoPage.tsx'

export const Route = createFileRoute('/_app/admin/configuracao/plano/novo')({
  staticData: { titulo: 'Novo plano', habilidade: ['EDITAR.PLANO'] },
  // Imported with the screen: a plan's contract is too large for the shell, which everyone downloads.
  loader: async () => (await import('#features/plano/plano.data.ts')).carregarOpcoes(),
  component: NovoPlanoPage,
})
