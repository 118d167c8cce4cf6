import { useSyncExternalStore } from 'react'
import { LoginPage } from './features/login/LoginPage.tsx'
import { erroFatal } from './navegacao/erro-fatal.ts'
import { TelaDeErro } from './shell/TelaDeErro.tsx'
import { Tema } from './shell/Tema.tsx'
import { AreaDeToasts } from './ui/toast.tsx'

/**
 * The login for a visitor without a session. The page comes alone, without router, data layer or shell: the
 * visitor cannot use them yet. The same page is also a route, for people whom the application sends there.
 */
export function Porta() {
  const fatal = useSyncExternalStore(erroFatal.assinar, erroFatal.atual)
  return (
    <Tema>
      {fatal ? <TelaDeErro codigo={500} aoVoltar={() => window.location.assign('/')} /> : <LoginPage />}
      <AreaDeToasts />
    </Tema>
  )
}
