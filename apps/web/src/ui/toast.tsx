import { type ComponentType, useSyncExternalStore } from 'react'
import { buscarEstilosEmFalta } from '#navegacao/recarga.ts'
import { textos } from '#textos/textos.ts'
import classes from './toast.module.css'

export type TipoDeToast = 'success' | 'error' | 'info' | 'warning'
export type Toast = { tipo: TipoDeToast; titulo: string; mensagem: string; html?: boolean }

const DURACAO_DO_RECADO_MS = 6_000

const padroes: Record<TipoDeToast, { titulo: string; mensagem: string }> = {
  success: { titulo: textos.toast.tituloSucesso, mensagem: textos.toast.sucesso },
  error: { titulo: textos.toast.tituloErro, mensagem: textos.toast.erro },
  info: { titulo: textos.toast.tituloInformacao, mensagem: textos.toast.informacao },
  warning: { titulo: textos.toast.tituloAviso, mensagem: textos.toast.aviso },
}

let Area: ComponentType | null = null
/** Shown as it is while nothing better could be downloaded. */
let recado: string | null = null
const ouvintes = new Set<() => void>()

const dizer = (texto: string | null) => {
  recado = texto
  for (const avisar of ouvintes) avisar()
}

const mostrar = async (tipo: TipoDeToast, parte: Partial<Toast>) => {
  const aviso = { tipo, ...padroes[tipo], ...parte }
  try {
    const [{ mostrarToast }, area] = await Promise.all([
      import('./toast/mostrar.tsx'),
      import('./toast/Area.tsx'),
      buscarEstilosEmFalta(),
    ])
    Area = area.Area
    dizer(null)
    mostrarToast(aviso)
  } catch {
    dizer(aviso.mensagem)
    setTimeout(dizer, DURACAO_DO_RECADO_MS, null)
  }
}

const avisarCom =
  (tipo: TipoDeToast) =>
  (mensagem?: string, titulo?: string): void => {
    void mostrar(tipo, { ...(mensagem ? { mensagem } : {}), ...(titulo ? { titulo } : {}) })
  }

/** A text is shown as text, with its line breaks. What the server said can safely be passed. */
export const toast = {
  sucesso: avisarCom('success'),
  erro: avisarCom('error'),
  info: avisarCom('info'),
  aviso: avisarCom('warning'),
}

/** Only for texts of our own catalogue. The message is HTML, and is still sanitised. */
export const toastHtml = (tipo: TipoDeToast, mensagem: string): void => {
  void mostrar(tipo, { mensagem, html: true })
}

const assinar = (ouvinte: () => void) => {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

/**
 * Where toasts appear. They are only downloaded when the first one is needed. Without a network that is too
 * late, and a plain text is shown.
 */
export function AreaDeToasts() {
  const Toasts = useSyncExternalStore(assinar, () => Area)
  const texto = useSyncExternalStore(assinar, () => recado)
  return (
    <>
      {Toasts && <Toasts />}
      {texto && (
        <section aria-label={textos.toast.regiao} className={classes.recado}>
          <p role="alert">{texto}</p>
        </section>
      )}
    </>
  )
}
