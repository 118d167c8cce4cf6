import type { KeyboardEvent } from 'react'

const itensDe = (painel: HTMLElement) => [...painel.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

/** Counted from the end when negative. */
export const focarItem = (painel: HTMLElement | null, posicao: number) =>
  painel && itensDe(painel).at(posicao)?.focus()

/** The arrows wrap around. Tab leaves the menu and goes on from its button. */
export function moverEntreItens(evento: KeyboardEvent<HTMLElement>) {
  const painel = evento.currentTarget
  if (evento.key === 'Tab') return painel.hidePopover()
  const itens = itensDe(painel)
  const atual = itens.indexOf(evento.target as HTMLElement)
  const destinos: Record<string, number> = { ArrowDown: atual + 1, ArrowUp: atual - 1, Home: 0, End: -1 }
  const destino = destinos[evento.key]
  if (destino === undefined) return
  evento.preventDefault()
  focarItem(painel, destino % itens.length)
}
