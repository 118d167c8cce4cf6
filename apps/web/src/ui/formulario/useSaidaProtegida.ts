import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'

type Opcoes = {
  /** There is something to lose. */
  sujo: boolean
  /** Also when only the search part of the address changes, because that is how a drawer is closed. */
  naMesmaPagina: boolean
}

/**
 * Leaving with unsaved changes asks first, whichever way is taken: our own button (`pedirSaida`), a link, the
 * browser's back, or closing the tab, where the browser itself asks.
 */
export function useSaidaProtegida({ sujo, naMesmaPagina }: Opcoes) {
  const [pedida, setPedida] = useState<(() => void) | null>(null)
  const liberada = useRef(false)
  const bloqueio = useBlocker({
    disabled: !sujo,
    enableBeforeUnload: true,
    withResolver: true,
    shouldBlockFn: ({ current, next }) =>
      !liberada.current && (naMesmaPagina || current.pathname !== next.pathname),
  })

  return {
    perguntando: pedida !== null || bloqueio.status === 'blocked',
    pedirSaida(sair: () => void) {
      if (sujo) setPedida(() => sair)
      else sair()
    },
    ficar() {
      setPedida(null)
      bloqueio.reset?.()
    },
    sair() {
      // Our own exit also navigates, and must not ask a second time.
      liberada.current = true
      bloqueio.proceed?.()
      pedida?.()
      setPedida(null)
    },
  }
}
