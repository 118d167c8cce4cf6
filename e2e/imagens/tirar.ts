import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pausa } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { SENHA_DA_DEMO } from '../../apps/api/src/demo/pessoas.ts'
import { ligarAplicacao } from '../../apps/api/src/testes/aplicacao.ts'
import { type Cena, cenas } from './cenas.ts'
import { guardarImagem } from './guardar.ts'

const PASTA = path.join(import.meta.dirname, '../../docs/manual/imagens')
const COMPUTADOR = { width: 1440, height: 900 }
const CELULAR = { width: 390, height: 844 }
const ESPERA_MS = 30_000
const PAUSA_MS = 400

/** Names: only the pictures that begin like this, for somebody who changes one screen. */
const { positionals: pedidas, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** A demonstration that already runs. */
    em: { type: 'string' },
    /** Also what looks the same: a change that is too small for the comparison, but is on every screen. */
    todas: { type: 'boolean', default: false },
  },
})
const escolhidas = cenas.filter(({ nome }) => !pedidas.length || pedidas.some((p) => nome.startsWith(p)))

/** Icons and pictures come after the screen itself, and nothing says which was the last. */
const quandoParar = async (page: Page) => {
  const tirar = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let antes = await tirar()
  for (let vez = 0; vez < 20; vez++) {
    await pausa(PAUSA_MS)
    const agora = await tirar()
    if (agora.equals(antes)) return agora
    antes = agora
  }
  throw new Error('a tela não para de mudar')
}

const fotografar = async (navegador: Browser, url: string, { quem, celular, abrir }: Cena) => {
  const contexto = await navegador.newContext({
    baseURL: url,
    viewport: celular ? CELULAR : COMPUTADOR,
    hasTouch: Boolean(celular),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  try {
    const page = await contexto.newPage()
    page.setDefaultTimeout(ESPERA_MS)
    if (quem) {
      await page.goto('/login')
      await page.getByLabel('E-mail').fill(`${quem}@demo.example`)
      await page.getByLabel('Senha', { exact: true }).fill(SENHA_DA_DEMO)
      await page.getByRole('button', { name: 'Entrar', exact: true }).click()
      await page.waitForURL((endereco) => endereco.pathname !== '/login')
    }
    await abrir(page)
    await page.waitForFunction(
      () => !document.querySelector('main [aria-busy="true"], main [data-esqueleto]'),
    )
    return await quandoParar(page)
  } finally {
    await contexto.close()
  }
}

const app = values.em ? null : await ligarAplicacao(async () => ({ DEMO: 'sim', NODE_ENV: 'production' }))
const url = values.em ?? app?.url ?? ''
const navegador = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  for (const cena of escolhidas) {
    try {
      const foto = await fotografar(navegador, url, cena)
      const resultado = await guardarImagem(foto, path.join(PASTA, `${cena.nome}.webp`), values.todas)
      process.stdout.write(`${resultado.padEnd(6)} ${cena.nome}\n`)
    } catch (erro) {
      // The others are taken all the same: one screen that changed is easier to find among those that did not.
      process.stderr.write(`FALHOU ${cena.nome}: ${erro instanceof Error ? erro.message : erro}\n`)
      process.exitCode = 1
    }
  }
  const conhecidas = new Set(cenas.map(({ nome }) => `${nome}.webp`))
  for (const arquivo of await readdir(PASTA))
    if (!conhecidas.has(arquivo)) await rm(path.join(PASTA, arquivo))
} finally {
  await navegador.close()
  await app?.apagar()
}
