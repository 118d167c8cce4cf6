import { createFileRoute } from '@tanstack/react-router'
import { ChavePage } from '#features/chave-api/ChavePage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/chave-api/$id')({
  staticData: {
    titulo: 'Chave de API',
    habilidade: ['LISTAR.CHAVE_API', 'CRIAR.CHAVE_API', 'EXCLUIR.CHAVE_API'],
    valida: comIds(),
  },
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, params }) => {
    const { chaves } = await import('#features/chave-api/chave-api.data.ts')
    return context.queryClient.ensureQueryData(chaves.obter(params.id))
  },
  component: ChavePage,
})
