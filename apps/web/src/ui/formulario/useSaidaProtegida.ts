import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

type Opcoes = {
  /** There is something to lose. */
  sujo: boolean
  /** Also when only the search part of the address changes, because that is how a drawer is closed. */
  naMesmaPagina: boolean
}

/**
 * How often somebody chose to stay. A page may hold two questions, and staying by one of them takes back what the other
 * had let go.
 */
let permanencias = 0
const NUNCA = -1

/**
 * Leaving with unsaved changes asks first, whichever way is taken: our own button (`pedirSaida`), a link, the
 * browser's back, or closing the tab, where the browser itself asks.
 */
export function useSaidaProtegida({ sujo, naMesmaPagina }: Opcoes) {
  const [pedida, setPedida] = useState<(() => void) | null>(null)
  const liberada = useRef(NUNCA)
  // An exit that stays on the page, as in the settings, lets go nothing that is typed after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is something new to lose
  useEffect(() => {
    liberada.current = NUNCA
  }, [sujo])
  const bloqueio = useBlocker({
    disabled: !sujo,
    enableBeforeUnload: true,
    withResolver: true,
    shouldBlockFn: ({ current, next }) =>
      liberada.current !== permanencias && (naMesmaPagina || current.pathname !== next.pathname),
  })

  return {
    perguntando: pedida !== null || bloqueio.status === 'blocked',
    pedirSaida(sair: () => void) {
      if (sujo) setPedida(() => sair)
      else sair()
    },
    ficar() {
      permanencias += 1
      setPedida(null)
      bloqueio.reset?.()
    },
    sair() {
      // Our own exit also navigates, and must not ask a second time.
      if (pedida) liberada.current = permanencias
      bloqueio.proceed?.()
      pedida?.()
      setPedida(null)
    },
  }
}
