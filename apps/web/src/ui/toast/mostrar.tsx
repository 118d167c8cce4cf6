import { toast } from 'react-toastify/unstyled'
import type { TipoDeToast, Toast } from '../toast.tsx'
import { Conteudo } from './Conteudo.tsx'

/** Errors take longer to read than successes. */
const DURACAO_MS: Record<TipoDeToast, number> = { success: 5000, info: 5000, warning: 6000, error: 6000 }

/** On the screen or in the queue: an identical toast is not shown again meanwhile. */
const ativos = new Set<string>()

export const mostrarToast = (aviso: Toast) => {
  const toastId = `${aviso.tipo}:${aviso.titulo}:${aviso.mensagem}`
  if (ativos.has(toastId)) return
  ativos.add(toastId)
  toast(<Conteudo {...aviso} />, {
    toastId,
    type: aviso.tipo,
    autoClose: DURACAO_MS[aviso.tipo],
    role: aviso.tipo === 'error' || aviso.tipo === 'warning' ? 'alert' : 'status',
    onClose: () => ativos.delete(toastId),
  })
}

/** Toasts go with the area that shows them, without closing one by one. */
export const esquecerToasts = () => {
  toast.clearWaitingQueue()
  ativos.clear()
}
