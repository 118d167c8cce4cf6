import { lazy, Suspense, useSyncExternalStore } from 'react'
import { textos } from '../textos/textos.ts'

export type TipoDeToast = 'success' | 'error' | 'info' | 'warning'
export type Toast = { tipo: TipoDeToast; titulo: string; mensagem: string; html?: boolean }

const padroes: Record<TipoDeToast, { titulo: string; mensagem: string }> = {
  success: { titulo: textos.toast.tituloSucesso, mensagem: textos.toast.sucesso },
  error: { titulo: textos.toast.tituloErro, mensagem: textos.toast.erro },
  info: { titulo: textos.toast.tituloInformacao, mensagem: textos.toast.informacao },
  warning: { titulo: textos.toast.tituloAviso, mensagem: textos.toast.aviso },
}

let usado = false
const ouvintes = new Set<() => void>()

const mostrar = async (tipo: TipoDeToast, parte: Partial<Toast>) => {
  usado = true
  for (const avisar of ouvintes) avisar()
  const { mostrarToast } = await import('./toast/mostrar.tsx')
  mostrarToast({ tipo, ...padroes[tipo], ...parte })
}

const avisarCom =
  (tipo: TipoDeToast) =>
  (mensagem?: string, titulo?: string): void => {
    void mostrar(tipo, { ...(mensagem ? { mensagem } : {}), ...(titulo ? { titulo } : {}) })
  }

/** A text is shown as text, with its line breaks; it is safe to pass what the server said. */
export const toast = {
  sucesso: avisarCom('success'),
  erro: avisarCom('error'),
  info: avisarCom('info'),
  aviso: avisarCom('warning'),
}

/** Only for texts of our own catalogue: the message is HTML, and still goes through the purifier. */
export const toastHtml = (tipo: TipoDeToast, mensagem: string): void => {
  void mostrar(tipo, { mensagem, html: true })
}

const Area = lazy(() => import('./toast/Area.tsx').then(({ Area }) => ({ default: Area })))

const assinar = (ouvinte: () => void) => {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

/** Where toasts appear. Nobody downloads them before the first one is needed. */
export function AreaDeToasts() {
  const precisa = useSyncExternalStore(assinar, () => usado)
  return precisa ? (
    <Suspense>
      <Area />
    </Suspense>
  ) : null
}
