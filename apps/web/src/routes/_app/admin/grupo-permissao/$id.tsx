import { createFileRoute } from '@tanstack/react-router'
import { GrupoPage } from '#features/grupo-permissao/GrupoPage.tsx'
import { grupos } from '#features/grupo-permissao/grupo-permissao.data.ts'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/grupo-permissao/$id')({
  staticData: {
    titulo: 'Grupo de permissão',
    habilidade: ['VISUALIZAR.GRUPO_PERMISSAO', 'EDITAR.GRUPO_PERMISSAO', 'CRIAR.GRUPO_PERMISSAO'],
    valida: comIds(),
  },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(grupos.obter(params.id)),
  component: GrupoPage,
})
