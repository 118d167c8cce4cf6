import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { cpfDeTeste } from '../../apps/api/src/testes/documentos.ts'
import { campos, DOCUMENTO, passos } from './venda.ts'
import { MINIMO_MS, vigiar } from './vigia.ts'
import { sessaoEm } from './visitar.ts'

/** A fast typist: what a key leaves for later holds up the next one. Where only processor time counts, nobody waits. */
const ENTRE_TECLAS_MS = 100
/** On a machine with nothing else to do a visit takes some 15 seconds. */
const PRAZO_DA_VISITA_MS = 120_000
const QUEM_VENDE = 'vera@demo.example'
/** Has begun more sales than anybody. */
export const QUEM_TEM_RASCUNHOS = 'tiago@demo.example'

/** The times of each key in one field, or of one step, and the processor time of the page for one of them. */
export type Amostra = { nome: string; tipo: 'tecla' | 'passo'; ms: number[]; cpu: number }

/** How many times slower the processor is. */
type Janela = { url: string; freio: number }

/** One sale in a new window: from the first field to the review, back to the first step, and forth again. */
export const percorrer = (navegador: Browser, janela: Janela): Promise<Amostra[]> =>
  naJanela(navegador, { ...janela, email: QUEM_VENDE }, async (tela) => {
    const { page } = tela
    await page.getByRole('link', { name: 'Nova venda' }).click()
    await page.getByLabel(DOCUMENTO.nome).waitFor()
    await tela.frear()
    const amostras: Amostra[] = []
    for (const { etapa, titulo } of passos) {
      if (etapa !== 'cliente') amostras.push(await passar(tela, 'Continuar', titulo, 'ida'))
      for (const { nome, papel = 'textbox', texto } of campos[etapa] ?? []) {
        const campo = page.getByRole(papel, { name: nome, exact: true })
        // A handful of plans needs no search.
        if (papel === 'searchbox' && !(await campo.isVisible())) continue
        const digitado = nome === DOCUMENTO.nome ? cpfDeTeste() : texto
        amostras.push(await digitar(tela, { nome: `${titulo}: ${nome}`, campo, texto: digitado }))
      }
      if (etapa === 'endereco') await page.getByRole('option', { name: 'Campinas – SP' }).click()
      if (etapa === 'plano') await page.getByRole('radio').first().check({ force: true })
    }
    for (const { titulo } of passos.slice(0, -1).toReversed())
      amostras.push(await passar(tela, 'Voltar', titulo, 'volta'))
    for (const { titulo } of passos.slice(1))
      amostras.push(await passar(tela, 'Continuar', titulo, 'ida outra vez'))
    return amostras
  })

/** The search of the seller's home, over all of their drafts. */
export const procurarNoInicio = (navegador: Browser, janela: Janela): Promise<Amostra> =>
  naJanela(navegador, { ...janela, email: QUEM_TEM_RASCUNHOS }, async (tela) => {
    await tela.page.getByText(/Falta/).first().waitFor()
    await tela.frear()
    const campo = tela.page.getByRole('searchbox')
    return digitar(tela, { nome: 'Vender: busca', campo, texto: 'Maria Silva' })
  })

type Tela = { page: Page; cdp: CDPSession; entreTeclas: number; frear: () => Promise<unknown> }

/** A step that never comes would be waited for forever. Says where the page stood. */
const comPrazo = async <R>(page: Page, feito: Promise<R>): Promise<R> => {
  let relogio: NodeJS.Timeout | undefined
  const tarde = new Promise<never>((_, falhar) => {
    relogio = setTimeout(
      () => falhar(new Error(`a visita parou em ${page.url()}: passou de ${PRAZO_DA_VISITA_MS} ms`)),
      PRAZO_DA_VISITA_MS,
    )
  })
  return Promise.race([feito, tarde]).finally(() => clearTimeout(relogio))
}

const naJanela = async <R>(
  navegador: Browser,
  { url, email, freio }: Janela & { email: string },
  fazer: (tela: Tela) => Promise<R>,
) => {
  const contexto = await navegador.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'sessao', value: await sessaoEm(url, email) }] }],
    },
  })
  try {
    const page = await contexto.newPage()
    await page.addInitScript(vigiar, MINIMO_MS)
    await page.goto(`${url}/vendedor`)
    const cdp = await contexto.newCDPSession(page)
    // Only the time in which the page's thread really ran.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const frear = () => cdp.send('Emulation.setCPUThrottlingRate', { rate: freio })
    const entreTeclas = freio > 1 ? ENTRE_TECLAS_MS : 0
    return await comPrazo(page, fazer({ page, cdp, entreTeclas, frear }))
  } finally {
    await contexto.close()
  }
}

const cpuDaPagina = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

type Digitacao = { nome: string; campo: Locator; texto: string }

const digitar = async (
  { page, cdp, entreTeclas }: Tela,
  { nome, campo, texto }: Digitacao,
): Promise<Amostra> => {
  await campo.click()
  await assentar(page)
  await page.evaluate(() => window.vigia.esquecer())
  const antes = await cpuDaPagina(cdp)
  await page.keyboard.type(texto, { delay: entreTeclas })
  await assentar(page)
  const cpu = ((await cpuDaPagina(cdp)) - antes) / texto.length
  return { nome, tipo: 'tecla', ms: await page.evaluate(() => window.vigia.teclas()), cpu }
}

const passar = async (tela: Tela, botao: string, titulo: string, como: string): Promise<Amostra> => {
  const { page, cdp } = tela
  const pronta = passos.find((passo) => passo.titulo === titulo)?.pronta ?? ''
  await assentar(page)
  const lugar = await page.getByRole('link', { name: botao, exact: true }).boundingBox()
  if (!lugar) throw new Error(`${titulo}: não há ${botao}`)
  const medida = page.evaluate(([t, p]) => window.vigia.passo(t, p), [titulo, pronta] as const)
  const antes = await cpuDaPagina(cdp)
  await page.mouse.click(lugar.x + lugar.width / 2, lugar.y + lugar.height / 2)
  const ms = [await medida]
  return { nome: `${titulo} (${como})`, tipo: 'passo', ms, cpu: (await cpuDaPagina(cdp)) - antes }
}

/** Nothing left of what came before: a person looks at the screen before the next field or step. */
const assentar = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
