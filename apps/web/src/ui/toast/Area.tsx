import 'react-toastify/ReactToastify.css'
import { type CloseButtonProps, ToastContainer } from 'react-toastify/unstyled'
import { textos } from '#textos/textos.ts'
import classes from './toast.module.css'

function Fechar({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className={classes.fechar} aria-label={textos.toast.fechar} onClick={closeToast}>
      ×
    </button>
  )
}

export function Area() {
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
