import { randomUUID } from 'node:crypto'
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import type { Db } from '../../apps/api/src/infra/db/conexao.ts'
import { ADMIN } from '../../apps/api/src/testes/admin.ts'
import { type Aplicacao, ligarAplicacao } from '../../apps/api/src/testes/aplicacao.ts'
import { ligarOidc, type Oidc } from '../../apps/api/src/testes/oidc.ts'
import { type Api, criarApi, type Tokens } from './api.ts'
import { consultar, copiarBanco, escrever } from './banco.ts'
import { type Correio, ligarCorreio } from './correio.ts'
import { criarPessoas, type Pessoas } from './pessoas.ts'

export type Mundo = {
  app: Aplicacao
  /** The address of the app's database. */
  banco: string
  api: Api
  correio: Correio
  microsoft: Oidc
  pessoas: Pessoas
  /** SQL on the app's database, to see or age what no screen can. */
  sql: (comando: string, valores?: unknown[]) => ReturnType<typeof consultar>
  /** The API's own factories on the app's database. */
  fabricar: <T>(fazer: (db: Db) => Promise<T>) => Promise<T>
}

/** The demonstration is filled before the program answers, and the machine may be busy. */
export const PRAZO_DO_MUNDO_MS = 600_000

/**
 * The world of a worker: the real program on its own database,
 * a real SMTP server, a real OpenID Connect server.
 */
export const prepararMundo = async (
  usar: (mundo: Mundo) => Promise<void>,
  criarBanco = copiarBanco,
  variaveis: Record<string, string> = {},
) => {
  const correio = await ligarCorreio()
  const banco = await criarBanco()
  const caixa: { microsoft?: Oidc } = {}
  const app = await ligarAplicacao(async (url) => {
    caixa.microsoft ??= await ligarOidc({
      tenant: randomUUID(),
      redirect: `${url}/api/auth/microsoft/retorno`,
    })
    const proprias = { DATABASE_URL: banco, SMTP_URL: correio.url, PUBLIC_URL: url, ...variaveis }
    return { ...proprias, ...caixa.microsoft.variaveis }
  })
  const { microsoft } = caixa
  if (!microsoft) throw new Error('o provedor de login não subiu')
  const sql: Mundo['sql'] = (comando, valores) => consultar(banco, comando, valores)
  const fabricar: Mundo['fabricar'] = (fazer) => escrever(banco, fazer)
  const api = criarApi(app.url)
  await usar({ app, banco, api, correio, microsoft, sql, fabricar, pessoas: criarPessoas(api, sql) })
  await app.apagar()
  await microsoft.desligar()
  await correio.desligar()
}

/** What the browser stores of a session. Key and shape are those of apps/web/src/sessao/tokens.ts. */
const sessaoGuardada = ({ access_token, refresh_token }: Tokens) =>
  JSON.stringify({
    accessToken: access_token,
    refreshToken: refresh_token,
    created_at: new Date().toISOString(),
  })

type Credenciais = { email: string; senha: string }
type Entrar = (email?: string, senha?: string) => Promise<void>
export type AbrirComo = (quem?: Credenciais, opcoes?: BrowserContextOptions) => Promise<Page>

export const test = base.extend<{ baseURL: string; entrar: Entrar; abrirComo: AbrirComo }, { mundo: Mundo }>({
  mundo: [({ playwright: _ }, usar) => prepararMundo(usar), { scope: 'worker', timeout: PRAZO_DO_MUNDO_MS }],
  baseURL: ({ mundo }, usar) => usar(mundo.app.url),

  /** Through the form, as a person does. */
  entrar: ({ page }, usar) =>
    usar(async (email = ADMIN.email, senha = ADMIN.senha) => {
      await preencherLogin(page, email, senha)
      await page.waitForURL((url) => url.pathname !== '/login')
    }),

  /** A separate browser, already signed in (by default as the administrator). No address is open yet. */
  abrirComo: async ({ browser, contextOptions, mundo }, usar) => {
    const abertos: Page[] = []
    await usar(async (quem = ADMIN, opcoes = {}) => {
      const valor = sessaoGuardada(await mundo.api.entrar(quem))
      const contexto = await browser.newContext({
        ...contextOptions,
        baseURL: mundo.app.url,
        ...opcoes,
        storageState: {
          cookies: [],
          origins: [{ origin: mundo.app.url, localStorage: [{ name: 'sessao', value: valor }] }],
        },
      })
      const page = await contexto.newPage()
      abertos.push(page)
      return page
    })
    for (const page of abertos) await page.context().close()
  },
})

export const preencherLogin = async (page: Page, email: string, senha: string) => {
  if (new URL(page.url(), 'http://x').pathname !== '/login') await page.goto('/login')
  // The address changes before the page: until then, another page's field could be called the same.
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}
