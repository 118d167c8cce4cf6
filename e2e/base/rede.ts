import type { Page } from '@playwright/test'

/** From now on the server itself refuses every call that carries this access token, as if it had expired. */
export const vencerToken = async (page: Page, accessToken: string) => {
  await page.context().route('**/api/**', async (rota) => {
    const cabecalhos = rota.request().headers()
    const vencido = cabecalhos.authorization === `Bearer ${accessToken}`
    await rota.fallback(vencido ? { headers: { ...cabecalhos, authorization: 'Bearer vencido' } } : {})
  })
}

/** Replaces the API's answer for calls to this path. */
export const responder = (page: Page, caminho: string, status: number, corpo: object = {}) =>
  page.route(`**/api${caminho}`, (rota) => rota.fulfill({ status, json: corpo }))
