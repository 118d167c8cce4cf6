import type { KeyboardEvent } from 'react'

/** Where a key moves the focus among `total` rows, or `null` for a key that does not move it. */
export function posicaoDaTecla(tecla: string, atual: number, total: number): number | null {
  if (total === 0) return null
  switch (tecla) {
    case 'ArrowDown':
      return Math.min(atual + 1, total - 1)
    case 'ArrowUp':
      return Math.max(atual - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return total - 1
    default:
      return null
  }
}

/**
 * Only from one row's link to another's. Keys pressed in a menu or a field inside a row are not handled here.
 */
export function moverEntreLinhas(evento: KeyboardEvent<HTMLElement>) {
  if (evento.ctrlKey || evento.metaKey || evento.altKey || evento.shiftKey) return
  const linhas = [...evento.currentTarget.querySelectorAll<HTMLElement>('[data-linha]')]
  const atual = linhas.indexOf(evento.target as HTMLElement)
  const destino = atual === -1 ? null : posicaoDaTecla(evento.key, atual, linhas.length)
  if (destino === null) return
  evento.preventDefault()
  linhas[destino]?.focus()
}
