import { expect, type Page } from '@playwright/test'
import { problemasDeAcesso } from '../apps/web/src/testes/axe.ts'
import { alvosPequenos } from './base/alvos.ts'
import { prepararEnderecos } from './base/enderecos.ts'
import { sobraComLetrasGrandes } from './base/letras-grandes.ts'
import { telasInternas } from './base/telas.ts'
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

type Tema = 'light' | 'dark'

const TELEFONE = 390

const verificar = async (page: Page, temas: Tema[], telas: Tela[], enderecos: Enderecos) => {
  for (const { nome, caminho, pronta } of telas)
    await test.step(nome, async () => {
      await page.goto(typeof caminho === 'string' ? caminho : caminho(enderecos))
      await pronta(page)
      for (const colorScheme of temas) {
        await page.emulateMedia({ colorScheme })
        await esperarAnimacoes(page)
        expect.soft(await problemasDeAcesso(page), `${nome}, ${colorScheme}`).toEqual([])
      }
      expect.soft(await alvosPequenos(page), nome).toEqual([])
      if (page.viewportSize()?.width === TELEFONE)
        expect.soft(await sobraComLetrasGrandes(page), `${nome}, letras grandes`).toBe(0)
    })
}

/**
 * The layout depends on the width and the colours on the theme, so each width and each theme once is enough.
 */
const larguras: { width: number; temas: Tema[] }[] = [
  { width: 1440, temas: ['light'] },
  { width: TELEFONE, temas: ['dark'] },
]

test.describe.configure({ mode: 'parallel' })

for (const { width, temas } of larguras)
  test(`nenhuma violação a ${width} px: ${temas.join(' e ')}`, async ({ browser, abrirComo, mundo }) => {
    test.setTimeout(300_000)
    const enderecos = await prepararEnderecos(mundo)
    const opcoes = { viewport: { width, height: 900 }, reducedMotion: 'reduce' as const }

    const visita = await browser.newContext({ ...opcoes, baseURL: mundo.app.url, locale: 'pt-BR' })
    await verificar(await visita.newPage(), temas, telasPublicas, enderecos)
    await visita.close()
    const admin = await mundo.pessoas.criar({ nome: 'Administrador de Teste', grupo: 'Administrador' })
    for (let sessao = 0; sessao < 2; sessao++) await mundo.api.entrar(admin)
    await verificar(await abrirComo(admin, opcoes), temas, [...telasInternas, ...telasDoVendedor], enderecos)
  })
