const NO_MAXIMO_MS = 2_000

/**
 * Runs it when the browser has nothing else to do, or two seconds later: a busy one might never have time. What comes
 * back calls it off. Safari has no idle callback.
 */
export const quandoFolgar = (fazer: () => void) => {
  if ('requestIdleCallback' in window) {
    const pedido = requestIdleCallback(fazer, { timeout: NO_MAXIMO_MS })
    return () => cancelIdleCallback(pedido)
  }
  const espera = setTimeout(fazer, NO_MAXIMO_MS)
  return () => clearTimeout(espera)
}
