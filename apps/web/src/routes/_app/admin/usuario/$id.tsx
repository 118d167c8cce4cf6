import { createFileRoute } from '@tanstack/react-router'
import { UsuarioPage } from '#features/usuario/UsuarioPage.tsx'
import { carregarUsuario } from '#features/usuario/usuario.data.ts'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/usuario/$id')({
  staticData: { titulo: 'Usuário', habilidade: ['EDITAR.USUARIO'], valida: comIds() },
  loader: ({ params }) => carregarUsuario(params.id),
  component: UsuarioPage,
})
