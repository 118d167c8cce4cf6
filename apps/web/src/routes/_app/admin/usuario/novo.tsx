import { createFileRoute, redirect } from '@tanstack/react-router'

/** An address that people type. The invitation itself is a drawer over the list. */
export const Route = createFileRoute('/_app/admin/usuario/novo')({
  staticData: { titulo: 'Convidar usuário', habilidade: ['CRIAR.USUARIO'] },
  beforeLoad: () => {
    throw redirect({ to: '/admin/usuario', search: { convidar: true }, replace: true })
  },
})
