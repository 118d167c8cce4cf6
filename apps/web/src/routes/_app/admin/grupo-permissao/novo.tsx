import { createFileRoute } from '@tanstack/react-router'
import { NovoGrupoPage } from '#features/grupo-permissao/NovoGrupoPage.tsx'

export const Route = createFileRoute('/_app/admin/grupo-permissao/novo')({
  staticData: { titulo: 'Novo grupo', habilidade: ['CRIAR.GRUPO_PERMISSAO'] },
  component: NovoGrupoPage,
})
