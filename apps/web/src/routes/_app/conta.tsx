import { createFileRoute } from '@tanstack/react-router'
import { ContaPage } from '#features/conta/ContaPage.tsx'
import { sessoesDaConta } from '#features/conta/conta.data.ts'

export const Route = createFileRoute('/_app/conta')({
  staticData: { titulo: 'Minha conta' },
  loader: ({ context }) => context.queryClient.ensureQueryData(sessoesDaConta),
  component: ContaPage,
})
