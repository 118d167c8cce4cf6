import { expect, type Page } from '@playwright/test'
import { problemasDeAcesso } from '../apps/web/src/testes/axe.ts'
import { alvosPequenos } from './base/alvos.ts'
import { prepararEnderecos } from './base/enderecos.ts'
import { sobraComLetrasGrandes } from './base/letras-grandes.ts'
import { telasDaAdministracao, telasDoDia } from './base/telas.ts'
import { telasDoVendedor } from './base/telas-do-vendedor.ts'
import { telasPublicas } from './base/telas-publicas.ts'
import { test } from './base/teste.ts'
import type { Enderecos, Tela } from './base/uma-tela.ts'

/**
 * Elements that are fading in do not have their final contrast yet.
 * Endless animations (a toast's timer) are not waited for.
 */
const esperarAnimacoes = (page: Page) =>
  page.evaluate(async () => {
    const passageiras = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_500)
    await Promise.allSettled(passageiras.map(({ finished }) => finished))
  })

/** The layout depends on the width and the colours on the theme, so each width and each theme once is enough. */
const COMPUTADOR = { largura: 1440, tema: 'light' } as const
const TELEFONE = { largura: 390, tema: 'dark' } as const
const ALTURA = 900

const conferir = async (page: Page, nome: string, { largura, tema }: typeof COMPUTADOR | typeof TELEFONE) => {
  const onde = `${nome}, ${largura} px, ${tema}`
  await esperarAnimacoes(page)
  expect.soft(await problemasDeAcesso(page), onde).toEqual([])
  expect.soft(await alvosPequenos(page), onde).toEqual([])
}

const vestir = async (page: Page, { largura, tema }: typeof COMPUTADOR | typeof TELEFONE) => {
  await page.setViewportSize({ width: largura, height: ALTURA })
  await page.emulateMedia({ colorScheme: tema })
}

/** On a phone a list is made of cards. It is drawn anew a moment after the window has become narrow. */
const tabelas = (page: Page) => page.locator('[data-scroll-restoration-id^="tabela:"] table')

const verificar = async (page: Page, telas: Tela[], enderecos: Enderecos) => {
  for (const { nome, caminho, pronta, outraNoTelefone } of telas)
    await test.step(nome, async () => {
      const abrir = async () => {
        await page.goto(typeof caminho === 'string' ? caminho : caminho(enderecos))
        await pronta(page)
      }
      await vestir(page, COMPUTADOR)
      await abrir()
      await conferir(page, nome, COMPUTADOR)
      // The same page, as when a window is made narrow: opening it again would take longer than the check itself.
      await vestir(page, TELEFONE)
      if (outraNoTelefone) await abrir()
      await expect(tabelas(page), `${nome}: a tabela ainda não virou cartões`).toHaveCount(0)
      await conferir(page, nome, TELEFONE)
      expect.soft(await sobraComLetrasGrandes(page), `${nome}, letras grandes`).toBe(0)
    })
}

test.describe.configure({ mode: 'parallel' })

test('nenhuma violação nas telas de quem não entrou e nas da administração', async ({
  browser,
  abrirComo,
  mundo,
}) => {
  const enderecos = await prepararEnderecos(mundo)
  const visita = await browser.newContext({
    reducedMotion: 'reduce',
    baseURL: mundo.app.url,
    locale: 'pt-BR',
  })
  await verificar(await visita.newPage(), telasPublicas, enderecos)
  await visita.close()
  const admin = await mundo.pessoas.criar({ nome: 'Administrador de Teste', grupo: 'Administrador' })
  // Another session, which the account's screen can end.
  for (let sessao = 0; sessao < 2; sessao++) await mundo.api.entrar(admin)
  await verificar(await abrirComo(admin, { reducedMotion: 'reduce' }), telasDaAdministracao, enderecos)
})

test('nenhuma violação nas telas da venda e do que vem depois', async ({ abrirComo, mundo }) => {
  const enderecos = await prepararEnderecos(mundo)
  const page = await abrirComo(undefined, { reducedMotion: 'reduce' })
  await verificar(page, [...telasDoDia, ...telasDoVendedor], enderecos)
})
