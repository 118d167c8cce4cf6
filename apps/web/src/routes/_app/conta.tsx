import { createFileRoute } from '@tanstack/react-router'
import { ContaPage } from '#features/conta/ContaPage.tsx'

export const Route = createFileRoute('/_app/conta')({
  staticData: { titulo: 'Minha conta' },
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context }) => {
    const { sessoesDaConta } = await import('#features/conta/conta.data.ts')
    return context.queryClient.ensureQueryData(sessoesDaConta)
  },
  component: ContaPage,
})
