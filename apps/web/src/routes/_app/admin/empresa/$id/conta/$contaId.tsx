import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContaPage } from '#features/conta-bancaria/ContaPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/empresa/$id/conta/$contaId')({
  staticData: { titulo: 'Conta bancária', habilidade: ['EDITAR.EMPRESA'], valida: comIds() },
  // Imported with the screen: the rules of the banks are too large for the shell, which everyone downloads.
  loader: async ({ context, params }) => {
    const { contas } = await import('#features/conta-bancaria/conta-bancaria.data.ts')
    const conta = await context.queryClient.ensureQueryData(contas.obter(params.contaId))
    if (conta.empresa_id !== params.id) throw notFound()
  },
  component: ContaPage,
})
