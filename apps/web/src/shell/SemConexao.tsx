import { useSyncExternalStore } from 'react'
import { textos } from '#textos/textos.ts'
import classes from './SemConexao.module.css'

const assinar = (avisar: () => void) => {
  window.addEventListener('online', avisar)
  window.addEventListener('offline', avisar)
  return () => {
    window.removeEventListener('online', avisar)
    window.removeEventListener('offline', avisar)
  }
}

/**
 * A quiet line while the device is offline:
 * it says why nothing new arrives, and that nothing on the screen is lost.
 */
export function SemConexao() {
  const conectado = useSyncExternalStore(assinar, () => navigator.onLine)
  return (
    // There from the start, and empty. A region that appears together with its text is often not read out.
    <div role="status" className={classes.lugar}>
      {!conectado && (
        // No icon, because icons come from the server.
        <p className={classes.aviso}>{textos.casca.semConexao}</p>
      )}
    </div>
  )
}
