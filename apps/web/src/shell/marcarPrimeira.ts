import type { SpotlightStore } from '@mantine/spotlight'

/**
 * The kit marks the first entry when the text changes. Of entries that arrive later from the server it knows nothing:
 * Enter would do nothing, or open what was the first before. Only what the person has chosen stays marked.
 */
export function marcarPrimeira(armazem: SpotlightStore, escolhida: boolean) {
  const lista = document.getElementById(armazem.getState().listId)
  const entradas = [...(lista?.querySelectorAll('[data-action]') ?? [])]
  if (!escolhida) for (const entrada of entradas) entrada.removeAttribute('data-selected')
  const marcada = entradas.findIndex((entrada) => entrada.hasAttribute('data-selected'))
  if (marcada === -1) entradas[0]?.setAttribute('data-selected', 'true')
  armazem.updateState((estado) => ({ ...estado, selected: Math.max(marcada, 0) }))
}
