import { SimNaoDaUrl } from '@balcao/contract/base/comum'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { PlanoPage } from '#features/plano/PlanoPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'
import { comIds } from '#navegacao/dados-da-rota.ts'

/** The address says whether the drawer of a new price is open over the record. */
const validateSearch = lerBusca(z.strictObject({ mudar_preco: z.optional(SimNaoDaUrl) }))

export const Route = createFileRoute('/_app/admin/configuracao/plano/$id')({
  staticData: { titulo: 'Cadastro de plano', habilidade: ['EDITAR.PLANO'], valida: comIds() },
  validateSearch,
  // Imported with the screen: a plan's contract is too large for the shell, which everyone downloads.
  loader: async ({ context, params }) => {
    const { carregarOpcoes, planos } = await import('#features/plano/plano.data.ts')
    return Promise.all([context.queryClient.ensureQueryData(planos.obter(params.id)), carregarOpcoes()])
  },
  component: PlanoPage,
})
