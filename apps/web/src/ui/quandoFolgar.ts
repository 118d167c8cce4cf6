/** Runs it when the browser has nothing else to do. What comes back calls it off. Safari has no idle callback. */
export const quandoFolgar = (fazer: () => void) => {
  if ('requestIdleCallback' in window) {
    const pedido = requestIdleCallback(fazer)
    return () => cancelIdleCallback(pedido)
  }
  const espera = setTimeout(fazer, 2_000)
  return () => clearTimeout(espera)
}
