import { createFileRoute } from '@tanstack/react-router'
import { PlanoPage } from '#features/plano/PlanoPage.tsx'
import { lerBuscaDoPlano } from '#features/plano/plano.busca.ts'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/configuracao/plano/$id')({
  staticData: { titulo: 'Cadastro de plano', habilidade: ['EDITAR.PLANO'], valida: comIds() },
  validateSearch: lerBuscaDoPlano,
  // Imported with the screen: a plan's contract is too large for the shell, which everyone downloads.
  loader: async ({ context, params }) => {
    const { carregarOpcoes, planos } = await import('#features/plano/plano.data.ts')
    return Promise.all([context.queryClient.ensureQueryData(planos.obter(params.id)), carregarOpcoes()])
  },
  component: PlanoPage,
})
