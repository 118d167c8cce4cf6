import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginPage } from '#features/login/LoginPage.tsx'
import { caminhoDeVolta } from '#navegacao/voltar.ts'
import { sessao } from '#sessao.ts'

export const Route = createFileRoute('/login')({
  staticData: { titulo: 'Entrar', publica: true },
  // Always set, even to undefined:
  // the router merges this over the raw search, where a refused address would stay.
  validateSearch: (search): { voltar?: string | undefined } => ({ voltar: caminhoDeVolta(search.voltar) }),
  beforeLoad: ({ search }) => {
    if (sessao.autenticada()) throw redirect({ href: search.voltar ?? '/', replace: true })
  },
  component: LoginPage,
})
