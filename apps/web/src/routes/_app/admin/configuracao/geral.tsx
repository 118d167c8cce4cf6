import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ConfiguracaoPage } from '#features/configuracao/ConfiguracaoPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(z.object({ busca: z.optional(z.string()) }))

export const Route = createFileRoute('/_app/admin/configuracao/geral')({
  staticData: { titulo: 'Configurações gerais', habilidade: ['LISTAR.CONFIGURACAO'] },
  validateSearch,
  // Imported with the screen: the catalogue of settings is too large for the shell, which everyone downloads.
  loader: async ({ context }) => {
    const { configuracoes } = await import('#features/configuracao/configuracao.data.ts')
    await context.queryClient.ensureQueryData(configuracoes.obter)
  },
  component: ConfiguracaoPage,
})
