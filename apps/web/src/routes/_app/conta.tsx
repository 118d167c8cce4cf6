import { createFileRoute } from '@tanstack/react-router'
import { ContaPage } from '#features/conta/ContaPage.tsx'

export const Route = createFileRoute('/_app/conta')({
  staticData: { titulo: 'Minha conta' },
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context }) => {
    const [{ sessoesDaConta }, { preferenciaDeAvisos }] = await Promise.all([
      import('#features/conta/conta.data.ts'),
      import('#partes/aviso/aviso.data.ts'),
    ])
    await Promise.all([
      context.queryClient.ensureQueryData(sessoesDaConta),
      context.queryClient.ensureQueryData(preferenciaDeAvisos),
    ])
  },
  component: ContaPage,
})
