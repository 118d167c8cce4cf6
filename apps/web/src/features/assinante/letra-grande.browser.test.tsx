import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { AssinantePage } from './AssinantePage.tsx'
import { identificado, LINK, servidorDoAssinante, umaOferta } from './assinante.fabrica.ts'
import '#estilos/base.css'

const TEXTO = Array.from({ length: 40 }, (_, i) => `${'a'.repeat(i)} pago R$ ${i}.500,00 por mês.`).join('\n')

/** What reads these words from `em`, and stands in more than one line. */
const partidos = (em: string, palavra: RegExp) =>
  [...document.querySelectorAll(em)].flatMap((parte) => {
    const nos = document.createTreeWalker(parte, NodeFilter.SHOW_TEXT)
    const achados: string[] = []
    for (let no = nos.nextNode(); no; no = nos.nextNode())
      for (const { 0: lido, index } of (no.textContent ?? '').matchAll(palavra)) {
        const trecho = document.createRange()
        trecho.setStart(no, index)
        trecho.setEnd(no, index + lido.length)
        if (new Set([...trecho.getClientRects()].map(({ top }) => top)).size > 1) achados.push(lido)
      }
    return achados
  })

const abrir = async () => {
  sessionStorage.clear()
  const endereco = new URL(location.href)
  endereco.searchParams.set('t', LINK)
  history.replaceState(null, '', endereco)
  const oferta = umaOferta({
    forma_pagamento: 'BOLETO',
    textos: [{ tipo: 'ACEITE', versao: 1, texto: TEXTO }],
  })
  servidorDoAssinante({
    'POST /api/assinante/identificar': { json: identificado() },
    'GET /api/assinante/oferta': { json: oferta },
  })
  montar(<AssinantePage />, 'light', undefined, 'div')
  await userEvent.fill(page.getByRole('textbox', { name: 'Os 4 últimos números do CPF' }), '4725')
  await userEvent.fill(page.getByRole('textbox', { name: 'Data de nascimento' }), '010590')
  await userEvent.click(page.getByRole('button', { name: 'Continuar', exact: true }))
  await expect.element(page.getByRole('button', { name: 'Está tudo certo', exact: true })).toBeVisible()
}

beforeEach(async () => {
  await page.viewport(390, 800)
  onTestFinished(() => {
    document.documentElement.style.fontSize = ''
  })
})

test('com a letra ao dobro, num telefone, nenhum valor da oferta se parte ao meio', async () => {
  document.documentElement.style.fontSize = '200%'
  await abrir()
  expect(document.querySelectorAll('dd').length).toBeGreaterThan(5)
  // After a hyphen a line may end, as in any text.
  expect(partidos('dd', /[^\s-]+/g)).toEqual([])
})

test.each(['100%', '200%'])(
  'com a letra a %s, “R$” não se separa do seu número nas frases',
  async (letra) => {
    document.documentElement.style.fontSize = letra
    await abrir()
    expect(partidos('p', /R\$\s[\d.,]+/g)).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Está tudo certo', exact: true }))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Leia e aceite' })).toBeVisible()
    expect(partidos('section div', /R\$\s[\d.,]+/g)).toEqual([])
  },
)
