import type { SpotlightStore } from '@mantine/spotlight'

/**
 * The kit marks the first entry when the text changes. Entries that arrive later from the server stay
 * unmarked, and Enter would do nothing.
 */
export function marcarPrimeira(armazem: SpotlightStore) {
  const lista = document.getElementById(armazem.getState().listId)
  const entradas = [...(lista?.querySelectorAll('[data-action]') ?? [])]
  const marcada = entradas.findIndex((entrada) => entrada.hasAttribute('data-selected'))
  if (marcada === -1) entradas[0]?.setAttribute('data-selected', 'true')
  armazem.updateState((estado) => ({ ...estado, selected: Math.max(marcada, 0) }))
}
