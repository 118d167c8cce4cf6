import { type ReactNode, useSyncExternalStore } from 'react'
import { erroFatal } from './navegacao/erro-fatal.ts'
import { TelaDeErro } from './shell/TelaDeErro.tsx'
import { Tema } from './shell/Tema.tsx'
import { esquemaForcado } from './tema.ts'
import { AreaDeToasts } from './ui/toast.tsx'

/**
 * A page for a visitor without a session: the login, or one of `portas/`. It comes alone, without router, data layer
 * or shell: the visitor cannot use them. The same pages are also routes, for people whom the application sends there.
 */
export function Porta({ children }: { children: ReactNode }) {
  const fatal = useSyncExternalStore(erroFatal.assinar, erroFatal.atual)
  return (
    <Tema forcado={esquemaForcado(window.location.pathname)}>
      {fatal ? <TelaDeErro codigo={500} aoVoltar={() => window.location.assign('/')} /> : children}
      <AreaDeToasts />
    </Tema>
  )
}
