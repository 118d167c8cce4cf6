import { useSyncExternalStore } from 'react'
import { assinarRede } from '#aparelho/rede.ts'
import { textos } from '#textos/textos.ts'
import classes from './SemConexao.module.css'

/**
 * A quiet line while the device is offline:
 * it says why nothing new arrives, and that nothing on the screen is lost.
 */
export function SemConexao() {
  const conectado = useSyncExternalStore(assinarRede, () => navigator.onLine)
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
