import type { AssuntoVivo } from '@balcao/contract/infra/vivo'
import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `aoMudar` when somebody, anywhere, changed what this person may see: with the ids of what changed, or with null
 * when anything may have. It comes by itself while the screen is shown, in every tab.
 */
export const useVivo = (assunto: AssuntoVivo, aoMudar: (ids: string[] | null) => void) => {
  const contar = useEffectEvent(aoMudar)
  useEffect(() => {
    let parar: (() => void) | undefined
    let saiu = false
    // Not part of the first download: nobody waits for it.
    import('./vivo.ts').then(
      ({ vivo }) => {
        if (!saiu) parar = vivo.ouvir(assunto, (ids) => contar(ids))
      },
      () => undefined,
    )
    return () => {
      saiu = true
      parar?.()
    }
  }, [assunto])
}
