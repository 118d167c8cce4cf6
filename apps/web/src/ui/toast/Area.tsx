import 'react-toastify/ReactToastify.css'
import { useEffect } from 'react'
import { type CloseButtonProps, ToastContainer } from 'react-toastify/unstyled'
import { textos } from '#textos/textos.ts'
import { esquecerToasts } from './mostrar.tsx'
import classes from './toast.module.css'

function Fechar({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className={classes.fechar} aria-label={textos.toast.fechar} onClick={closeToast}>
      ×
    </button>
  )
}

export function Area() {
  useEffect(() => esquecerToasts, [])
  return (
    <ToastContainer
      aria-label={textos.toast.regiao}
      className={classes.area ?? ''}
      theme="colored"
      position="top-right"
      limit={3}
      newestOnTop={false}
      pauseOnHover
      pauseOnFocusLoss
      closeButton={Fechar}
    />
  )
}
