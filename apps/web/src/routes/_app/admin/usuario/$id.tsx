import { createFileRoute } from '@tanstack/react-router'
import { UsuarioPage } from '#features/usuario/UsuarioPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/usuario/$id')({
  staticData: { titulo: 'Usuário', habilidade: ['EDITAR.USUARIO'], valida: comIds() },
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ params }) => {
    const { carregarUsuario } = await import('#features/usuario/usuario.data.ts')
    return carregarUsuario(params.id)
  },
  component: UsuarioPage,
})
