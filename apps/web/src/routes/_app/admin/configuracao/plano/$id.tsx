import { createFileRoute } from '@tanstack/react-router'
import { PlanoPage } from '../../../../../features/plano/PlanoPage.tsx'
import { lerBuscaDoPlano } from '../../../../../features/plano/plano.busca.ts'
import { carregarOpcoes, planos } from '../../../../../features/plano/plano.data.ts'
import { comIds } from '../../../../../navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/configuracao/plano/$id')({
  staticData: { titulo: 'Cadastro de plano', habilidade: ['EDITAR.PLANO'], valida: comIds() },
  validateSearch: lerBuscaDoPlano,
  loader: ({ context, params }) =>
    Promise.all([context.queryClient.ensureQueryData(planos.obter(params.id)), carregarOpcoes()]),
  component: PlanoPage,
})
