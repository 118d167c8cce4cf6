import type { Page } from '@playwright/test'

/**
 * WCAG 2.2, 2.5.8. axe accepts a smaller target with enough space around it.
 * Here every target must have this size.
 */
const MINIMO = 24

/**
 * Touch targets that are too small: a square of 24 px around the middle must belong to the target. The area
 * that reacts counts, not what is drawn: a row's link covers its row, a label belongs to its field.
 */
export const alvosPequenos = (page: Page) =>
  page.evaluate((minimo) => {
    const meio = minimo / 2 - 0.5
    const lados = [
      [-meio, 0],
      [meio, 0],
      [0, -meio],
      [0, meio],
    ] as const
    /** Links inside a sentence are as high as its line. */
    const naFrase = (alvo: Element) =>
      alvo.matches('a') &&
      getComputedStyle(alvo).display === 'inline' &&
      [...(alvo.parentElement?.childNodes ?? [])].some((no) => no.nodeType === 3 && no.textContent?.trim())
    const aVista = (alvo: HTMLElement) =>
      alvo.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      alvo.getBoundingClientRect().width > 1 &&
      !alvo.matches(':disabled, [type=file]')
    const responde = (alvo: HTMLElement) => {
      alvo.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = alvo.getBoundingClientRect()
      // The box of the kit's multi-select passes a touch on to the input inside it.
      const caixa = alvo.closest('.mantine-MultiSelect-input')
      const donos = [alvo, caixa, ...((alvo as HTMLInputElement).labels ?? [])]
      const atende = ([dx, dy]: readonly [number, number]) => {
        const ali = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)
        return donos.some((dono) => dono?.contains(ali))
      }
      // Nothing behind a dialog can be touched.
      return !atende([0, 0]) || lados.every(atende)
    }
    const pequeno = (alvo: HTMLElement) => {
      const { width, height } = alvo.getBoundingClientRect()
      return Math.min(width, height) < minimo
    }
    const alvos = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role=button]'),
    ]
    const culpados = alvos.filter(
      (alvo) => aVista(alvo) && pequeno(alvo) && !naFrase(alvo) && !responde(alvo),
    )
    return culpados.map((alvo) => {
      const { width, height } = alvo.getBoundingClientRect()
      return `alvo de ${width.toFixed(0)} × ${height.toFixed(0)} px: ${alvo.outerHTML.slice(0, 160)}`
    })
  }, MINIMO)
