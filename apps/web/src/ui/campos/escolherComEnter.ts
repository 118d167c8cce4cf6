import type { KeyboardEvent } from 'react'

// The marked option, else the one already chosen, else the first one found.
const PREFERIDAS = ['[data-combobox-selected]', '[data-combobox-active]', '']

/**
 * Enter during a search takes the option that is visibly marked. Mantine loses that mark when the text comes
 * all at once (one letter, a paste) and lets Enter submit the form.
 */
export function escolherComEnter(evento: KeyboardEvent<HTMLInputElement>) {
  const campo = evento.currentTarget
  if (evento.key !== 'Enter' || evento.nativeEvent.isComposing || campo.value === '') return
  const lista = document.getElementById(campo.getAttribute('aria-controls') ?? '')
  const opcao = PREFERIDAS.map((marca) =>
    lista?.querySelector<HTMLElement>(`[data-combobox-option]:not([data-combobox-disabled])${marca}`),
  ).find(Boolean)
  if (!opcao) return
  evento.preventDefault()
  evento.stopPropagation()
  opcao.click()
}
