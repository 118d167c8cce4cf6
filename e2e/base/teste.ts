import { randomUUID } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'
import { ADMIN } from '../../apps/api/src/teste/admin.ts'
import { ligarOidc, type Oidc } from '../../apps/api/src/teste/oidc.ts'
import { type Aplicacao, ligarAplicacao } from './aplicacao.ts'
import { consultar, copiarBanco } from './banco.ts'
import { type Correio, ligarCorreio } from './correio.ts'

type Mundo = {
  app: Aplicacao
  correio: Correio
  microsoft: Oidc
  /** SQL on the app's database, for what no screen can show or age. */
  sql: (comando: string, valores?: unknown[]) => ReturnType<typeof consultar>
}

/** A worker's world: the real program on its own database, a real SMTP server, a real OpenID Connect server. */
const levantar = async (usar: (mundo: Mundo) => Promise<void>) => {
  const correio = await ligarCorreio()
  const banco = await copiarBanco()
  const caixa: { microsoft?: Oidc } = {}
  const app = await ligarAplicacao(async (url) => {
    caixa.microsoft ??= await ligarOidc({
      tenant: randomUUID(),
      redirect: `${url}/api/auth/microsoft/retorno`,
    })
    return { DATABASE_URL: banco, SMTP_URL: correio.url, PUBLIC_URL: url, ...caixa.microsoft.variaveis }
  })
  const { microsoft } = caixa
  if (!microsoft) throw new Error('o provedor de login não subiu')
  await usar({ app, correio, microsoft, sql: (comando, valores) => consultar(banco, comando, valores) })
  await app.apagar()
  await microsoft.desligar()
  await correio.desligar()
}

export const test = base.extend<{ baseURL: string; entrar: Entrar }, { mundo: Mundo }>({
  mundo: [({ playwright: _ }, usar) => levantar(usar), { scope: 'worker', timeout: 60_000 }],
  baseURL: ({ mundo }, usar) => usar(mundo.app.url),
  entrar: ({ page }, usar) =>
    usar(async (email = ADMIN.email, senha = ADMIN.senha) => {
      await preencherLogin(page, email, senha)
      await page.waitForURL((url) => url.pathname !== '/login')
    }),
})

type Entrar = (email?: string, senha?: string) => Promise<void>

export const preencherLogin = async (page: Page, email: string, senha: string) => {
  if (new URL(page.url(), 'http://x').pathname !== '/login') await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}
