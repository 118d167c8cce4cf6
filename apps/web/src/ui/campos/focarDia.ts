/** The day that the keyboard starts from. Nothing happens while the grid is not there or cannot be seen. */
export const focarDia = (raiz: HTMLElement | null) =>
  raiz?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus()
