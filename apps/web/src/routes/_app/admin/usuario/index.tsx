import { createFileRoute } from '@tanstack/react-router'
import { UsuariosPage } from '#features/usuario/UsuariosPage.tsx'
import { filtroDe, lerBuscaDeUsuarios } from '#features/usuario/usuario.busca.ts'
import { procurarUsuarios, usuarios } from '#features/usuario/usuario.data.ts'

export const Route = createFileRoute('/_app/admin/usuario/')({
  staticData: { titulo: 'Usuários', habilidade: ['LISTAR.USUARIO'], procurar: async () => procurarUsuarios },
  validateSearch: lerBuscaDeUsuarios,
  loaderDeps: ({ search }) => filtroDe(search),
  // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(usuarios.listar(deps)),
  component: UsuariosPage,
})
