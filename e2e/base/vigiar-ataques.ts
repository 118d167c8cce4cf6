import type { Page } from '@playwright/test'

/** Everything that would reveal an injection, or a page that breaks its own policy. */
export const vigiarAtaques = async (page: Page, achados: string[]) => {
  const onde = () => new URL(page.url()).pathname
  await page.exposeFunction('atacar', () => achados.push(`executou em ${onde()}`))
  await page.exposeFunction('violou', (texto: string) => achados.push(`${texto} em ${onde()}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { violou } = window as unknown as { violou: (texto: string) => void }
      violou(`CSP ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('dialog', async (dialogo) => {
    achados.push(`diálogo ${dialogo.message()} em ${onde()}`)
    await dialogo.dismiss()
  })
  page.on('pageerror', (erro) => achados.push(`erro ${erro.message} em ${onde()}`))
}
