import { createFileRoute } from '@tanstack/react-router'
import { ConfiguracaoPage } from '#features/configuracao/ConfiguracaoPage.tsx'
import { lerBuscaDeConfiguracao } from '#features/configuracao/configuracao.busca.ts'

export const Route = createFileRoute('/_app/admin/configuracao/geral')({
  staticData: { titulo: 'Configurações gerais', habilidade: ['LISTAR.CONFIGURACAO'] },
  validateSearch: lerBuscaDeConfiguracao,
  // Imported with the screen: the catalogue of settings is too large for the shell, which everyone downloads.
  loader: async ({ context }) => {
    const { configuracoes } = await import('#features/configuracao/configuracao.data.ts')
    await context.queryClient.ensureQueryData(configuracoes.obter)
  },
  component: ConfiguracaoPage,
})
