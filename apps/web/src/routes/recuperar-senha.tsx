import { createFileRoute } from '@tanstack/react-router'
import { conferirLink } from '#features/login/auth.data.ts'
import { LinkInvalidoPage } from '#features/login/LinkInvalidoPage.tsx'
import { NovaSenhaPage } from '#features/login/NovaSenhaPage.tsx'
import { RecuperarSenhaPage } from '#features/login/RecuperarSenhaPage.tsx'

export const Route = createFileRoute('/recuperar-senha')({
  staticData: { titulo: 'Recuperar senha', publica: true },
  validateSearch: ({ id, token }): { id?: string; token?: string } =>
    typeof id === 'string' && typeof token === 'string' ? { id, token } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { id, token } }) => (id && token ? conferirLink({ id, token }) : undefined),
  component: Pagina,
})

function Pagina() {
  const conferido = Route.useLoaderData()
  if (conferido === undefined) return <RecuperarSenhaPage />
  return conferido ? <NovaSenhaPage {...conferido} /> : <LinkInvalidoPage />
}
