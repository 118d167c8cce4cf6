import { type Browser, chromium } from '@playwright/test'
import { pessoas, SENHA_DA_DEMO } from '../../apps/api/src/demo/pessoas.ts'
import type { Aparelho, Tela } from './telas.ts'

/** A processor of a modest phone or of an old counter computer, beside the one that measures. */
export const PROCESSADOR_MAIS_LENTO = 4
const ESPERA_MS = 60_000

export type Visita = { ms: number; pedidos: number; bytes: number }

export const abrirNavegador = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })

/** A new login for each visit: a token that ran out in a long run would be one more trip. */
export const sessaoEm = async (url: string, email = pessoas[0]?.email) => {
  const resposta = await fetch(`${url}/api/auth/login?provedor=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, senha: SENHA_DA_DEMO }),
  })
  if (!resposta.ok) throw new Error(`não entrou: ${resposta.status} ${await resposta.text()}`)
  const { access_token, refresh_token } = (await resposta.json()) as Record<string, string>
  return JSON.stringify({ accessToken: access_token, refreshToken: refresh_token, created_at: new Date() })
}

const guardado = async (url: string, { anonima }: Tela) => ({
  cookies: [],
  origins: anonima ? [] : [{ origin: url, localStorage: [{ name: 'sessao', value: await sessaoEm(url) }] }],
})

/** Runs in the page. Asking from outside would cost a slow processor more than the page does. */
const marcarQuandoPronta = (seletor: string) => {
  const olhar = () => {
    if (!document.querySelector(seletor)) return false
    // Painted: after the next frame, not in it.
    requestAnimationFrame(() => setTimeout(() => performance.mark('pronta')))
    return true
  }
  const vigia = new MutationObserver(() => olhar() && vigia.disconnect())
  vigia.observe(document, { childList: true, subtree: true })
}

const colher = () => {
  const ms = performance.getEntriesByName('pronta')[0]?.startTime ?? Number.NaN
  const feitos = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((entrada) => entrada as PerformanceResourceTiming)
    .filter(({ startTime }) => startTime < ms)
  return {
    ms,
    pedidos: feitos.length,
    bytes: feitos.reduce((soma, { transferSize }) => soma + transferSize, 0),
  }
}

const emular = ({ rede }: Aparelho) => ({
  offline: false,
  latency: rede?.idaEVoltaMs ?? 0,
  downloadThroughput: rede ? (rede.megabitsPorSegundo * 1e6) / 8 : -1,
  uploadThroughput: rede ? (rede.megabitsPorSegundo * 1e6) / 8 : -1,
})

/** Opens a screen once, with nothing in the cache, until it can be used. */
export const visitar = async (navegador: Browser, url: string, tela: Tela): Promise<Visita> => {
  const { largura: width, altura: height } = tela.aparelho
  const contexto = await navegador.newContext({
    viewport: { width, height },
    locale: 'pt-BR',
    storageState: await guardado(url, tela),
  })
  try {
    const page = await contexto.newPage()
    const cdp = await contexto.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', emular(tela.aparelho))
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSADOR_MAIS_LENTO })
    await page.addInitScript(marcarQuandoPronta, tela.pronta)
    await page.goto(url + tela.caminho, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('pronta').length > 0, undefined, {
      polling: 250,
      timeout: ESPERA_MS,
    })
    return await page.evaluate(colher)
  } finally {
    await contexto.close()
  }
}
