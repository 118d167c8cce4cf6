import type { Page } from '@playwright/test'

/** By how many pixels the page goes beyond the window with letters of twice their size. A frame may scroll by itself. */
export const sobraComLetrasGrandes = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: raiz } = document
    raiz.style.fontSize = '200%'
    const sobra = raiz.scrollWidth - raiz.clientWidth
    raiz.style.fontSize = ''
    return sobra
  })
