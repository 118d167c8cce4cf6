import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { problemasDeAcesso } from '../apps/web/src/testes/axe.ts'
import { formatarDinheiro } from '../packages/contract/src/valores/dinheiro.ts'
import { bancoVazio } from './base/banco.ts'
import { esperarToast, titulo } from './base/tela.ts'
import { test as base, type Mundo, PRAZO_DO_MUNDO_MS, prepararMundo } from './base/teste.ts'

const RECONTAR = fileURLToPath(new URL('../apps/api/src/recontar.ts', import.meta.url))

/** On the demonstration, as everybody gets it. */
const test = base.extend<object, { mundo: Mundo }>({
  mundo: [
    ({ playwright: _ }, usar) => prepararMundo(usar, bancoVazio, { DEMO: 'sim' }),
    { scope: 'worker', timeout: PRAZO_DO_MUNDO_MS },
  ],
})

const senha = 'balcao-de-demonstracao'
const SUPERVISORA = { email: 'sandra@demo.example', senha }
const VENDEDOR = { email: 'tiago@demo.example', senha }

/** The figures of the last thirty days in the provider's own days, the plain way. */
const FIGURAS = `
  with dias as (select (now() at time zone 'America/Sao_Paulo')::date - 29 as de,
    (now() at time zone 'America/Sao_Paulo')::date as ate),
  suas as (select venda.* from venda join usuario on usuario.id = vendedor_id where usuario.email ~ $1)
  select
    count(*) filter (where (criado_em at time zone 'America/Sao_Paulo')::date between de and ate) as vendidas,
    sum(mensalidade) filter (where (criado_em at time zone 'America/Sao_Paulo')::date between de and ate) as receita,
    count(*) filter (where (aprovada_em at time zone 'America/Sao_Paulo')::date between de and ate) as aprovadas,
    count(*) filter (where (concluida_em at time zone 'America/Sao_Paulo')::date between de and ate) as instaladas,
    count(*) filter (where (reprovada_em at time zone 'America/Sao_Paulo')::date between de and ate) as reprovadas,
    count(*) filter (where (cancelada_em at time zone 'America/Sao_Paulo')::date between de and ate) as canceladas
  from suas, dias`

const numeros = (page: Page) => page.getByRole('list', { name: 'Números do período' })
const figura = (page: Page, nome: string) => numeros(page).getByRole('link').filter({ hasText: nome })
const valor = (page: Page, nome: string) => figura(page, nome).locator('strong')

const conferir = async (page: Page, { sql }: Mundo, de: string) => {
  const [certo] = (await sql(FIGURAS, [de])).rows as Record<string, string>[]
  if (!certo) throw new Error('sem números')
  const [vendidas, receita] = [Number(certo.vendidas), Number(certo.receita)]
  const escritos = {
    Vendidas: String(vendidas),
    'Receita recorrente vendida': formatarDinheiro(receita),
    'Ticket médio': formatarDinheiro(Math.round(receita / vendidas)),
    Aprovadas: certo.aprovadas,
    Instaladas: certo.instaladas,
    Reprovadas: certo.reprovadas,
    Canceladas: certo.canceladas,
  }
  for (const [nome, texto = ''] of Object.entries(escritos)) await expect(valor(page, nome)).toHaveText(texto)
  return vendidas
}

/** Everything on the page with a number that opens a list of sales, by that list's address. */
const numerosComLista = async (page: Page) => {
  const achados = await page.locator('main a[href^="/admin/venda?"]').evaluateAll((links) =>
    links.map((link) => {
      const dito = (link.querySelector('strong') ?? link).textContent ?? ''
      return [link.getAttribute('href') ?? '', /^(\d+)( atrasadas?)?$/.exec(dito)?.[1]] as const
    }),
  )
  // A sum of money and a mean open the same list as their number.
  return new Map(achados.flatMap(([endereco, numero]) => (numero ? [[endereco, Number(numero)]] : [])))
}

const conferirListas = async (page: Page, { api, app }: Mundo, quem: typeof SUPERVISORA) => {
  const { access_token: token } = await api.entrar(quem)
  const listas = await numerosComLista(page)
  for (const [endereco, numero] of listas) {
    const { search } = new URL(endereco, app.url)
    const lista = await api.exigir<{ total: number }>('GET', `/venda/total${search}`, { token })
    expect(lista.total, endereco).toBe(numero)
  }
  return listas.size
}

test('os números são os do banco, e cada um abre a lista com tantas vendas', async ({ abrirComo, mundo }) => {
  const page = await abrirComo(SUPERVISORA)
  await page.goto('/admin/painel')
  expect(await conferir(page, mundo, '')).toBeGreaterThan(100)

  await page.getByRole('button', { name: 'Ver como tabela' }).click()
  await expect(page.getByRole('table', { name: 'Dia a dia' }).getByRole('row')).toHaveCount(31)
  await expect(page.getByRole('table', { name: 'Por vendedor' })).toBeVisible()
  expect(await conferirListas(page, mundo, SUPERVISORA)).toBeGreaterThan(60)

  // The screen asks with the same address.
  const instaladas = await valor(page, 'Instaladas').textContent()
  await figura(page, 'Instaladas').click()
  await titulo(page, 'Vendas')
  await expect(page.getByText(`${instaladas} vendas`, { exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Por cidade' }).click()
  await page.getByRole('link', { name: /: vendidas, Valinhos/ }).click()
  await titulo(page, 'Vendas')
  await expect(page.getByText(/^\d+ vendas$/)).toBeVisible()
})

test('outro período e canal ficam no endereço, e o papel tem tudo em uma folha', async ({ abrirComo }) => {
  const page = await abrirComo(SUPERVISORA)
  await page.goto('/admin/painel?periodo=12_meses')
  await expect(page.getByRole('heading', { name: 'Mês a mês' })).toBeVisible()
  const todas = Number(await valor(page, 'Vendidas').textContent())
  await page.getByRole('combobox', { name: 'Canal' }).selectOption('Central de vendas')
  await expect(page).toHaveURL(/periodo=12_meses.*canal_venda_id=/)
  await expect.poll(async () => Number(await valor(page, 'Vendidas').textContent())).toBeLessThan(todas)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('paragraph').filter({ hasText: 'Central de vendas' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeHidden()
  await page.emulateMedia({ media: null })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar' }).click(),
  ])
  expect(arquivo.suggestedFilename()).toBe('painel.csv')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await problemasDeAcesso(page), colorScheme).toEqual([])
  }
})

test('o vendedor vê só os seus números, com a meta que a supervisora lhe deu', async ({
  abrirComo,
  mundo,
}) => {
  const supervisora = await abrirComo(SUPERVISORA)
  await supervisora.goto('/admin/painel')
  await supervisora.getByRole('button', { name: 'Definir metas' }).click()
  await supervisora.getByRole('textbox', { name: 'Vendas de Tiago Rocha' }).fill('4000')
  await supervisora.getByRole('button', { name: 'Salvar metas' }).click()
  await esperarToast(supervisora, /Metas salvas/)
  await expect(supervisora.getByText(/ de 4\.000 vendas/)).toBeVisible()

  const vendedor = await abrirComo(VENDEDOR)
  await vendedor.goto('/admin/painel')
  await expect(vendedor.getByText('Só as suas vendas')).toBeVisible()
  await conferir(vendedor, mundo, '^tiago@')
  expect(await conferirListas(vendedor, mundo, VENDEDOR)).toBeGreaterThan(20)
  await expect(vendedor.getByText(/ de 4\.000 vendas/)).toBeVisible()
  await expect(vendedor.getByRole('button', { name: 'Definir metas' })).toBeHidden()
})

test('um painel estragado volta a dizer a verdade com o comando que reconta', async ({
  abrirComo,
  mundo,
}) => {
  await mundo.sql('update painel_soma set vendidas = vendidas + 1')
  const { stdout } = await promisify(execFile)(process.execPath, [RECONTAR], {
    env: { ...process.env, DATABASE_URL: mundo.banco },
  })
  expect(stdout).toMatch(/^Painel recontado: \d+ vendas/)
  const page = await abrirComo(SUPERVISORA)
  await page.goto('/admin/painel')
  await conferir(page, mundo, '')
})
