import { createFileRoute } from '@tanstack/react-router'
import { GrupoPage } from '#features/grupo-permissao/GrupoPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/grupo-permissao/$id')({
  staticData: {
    titulo: 'Grupo de permissão',
    habilidade: ['VISUALIZAR.GRUPO_PERMISSAO', 'EDITAR.GRUPO_PERMISSAO', 'CRIAR.GRUPO_PERMISSAO'],
    valida: comIds(),
  },
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, params }) => {
    const { grupos } = await import('#features/grupo-permissao/grupo-permissao.data.ts')
    return context.queryClient.ensureQueryData(grupos.obter(params.id))
  },
  component: GrupoPage,
})
