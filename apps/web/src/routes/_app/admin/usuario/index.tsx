import { createFileRoute } from '@tanstack/react-router'
import { UsuariosPage } from '#features/usuario/UsuariosPage.tsx'
import { filtroDe, lerBuscaDeUsuarios } from '#features/usuario/usuario.busca.ts'

export const Route = createFileRoute('/_app/admin/usuario/')({
  staticData: {
    titulo: 'Usuários',
    habilidade: ['LISTAR.USUARIO'],
    procurar: () =>
      import('#features/usuario/usuario.data.ts').then(({ procurarUsuarios }) => procurarUsuarios),
  },
  validateSearch: lerBuscaDeUsuarios,
  loaderDeps: ({ search }) => filtroDe(search),
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, deps }) => {
    const { usuarios } = await import('#features/usuario/usuario.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(usuarios.listar(deps))
  },
  component: UsuariosPage,
})
