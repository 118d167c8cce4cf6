/** The day where the keyboard starts. Does nothing while the grid is not there or not visible. */
export const focarDia = (raiz: HTMLElement | null) =>
  raiz?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus()
