const CHAVE = 'balcao:persistencia-avisada'

let pedido: Promise<boolean> | undefined

/** Asks the browser, once, not to clear away what is stored here. Without a promise it may do so when space is short. */
export const pedirPersistencia = (): Promise<boolean> => {
  pedido ??= Promise.resolve(navigator.storage?.persist?.()).then(
    (sim) => sim === true,
    () => false,
  )
  return pedido
}

export const persistenciaAvisada = {
  ler: () => localStorage.getItem(CHAVE) !== null,
  marcar: () => localStorage.setItem(CHAVE, '1'),
}
