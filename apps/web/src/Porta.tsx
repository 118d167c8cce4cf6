import { useSyncExternalStore } from 'react'
import { LoginPage } from './features/login/LoginPage.tsx'
import { erroFatal } from './navegacao/erro-fatal.ts'
import { TelaDeErro } from './shell/TelaDeErro.tsx'
import { Tema } from './shell/Tema.tsx'
import { AreaDeToasts } from './ui/toast.tsx'

/**
 * The login for a visitor without a session: the page alone, without router, data layer or shell, which they
 * cannot use yet. The same page is also a route, for those whom the application sends there.
 */
export function Porta() {
  const fatal = useSyncExternalStore(erroFatal.assinar, erroFatal.atual)
  return (
    <Tema caminho="/login">
      {fatal ? <TelaDeErro codigo={500} aoVoltar={() => window.location.assign('/')} /> : <LoginPage />}
      <AreaDeToasts />
    </Tema>
  )
}
