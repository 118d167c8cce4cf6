import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { textos } from '#partes/oferta/escolhas.textos.ts'
import { ofertaDeTeste, porCento } from '#partes/oferta/oferta.fabrica.ts'
import { AreaDeToasts } from '#ui/toast.tsx'
import { dadosDeTeste, montarEtapa } from '../../oferta/etapa.fabrica.tsx'
import { EtapaPromocao } from './EtapaPromocao.tsx'

const dez = porCento('Dez', 10, { vigencia_fim: '2099-12-31' })
const vinte = porCento('Vinte', 20)
const estrela = porCento('Estrela', 5, { cumulativa: false })
const vizinho = porCento('Vizinho', 50, { codigo: 'VIZINHO', cumulativa: false })
const fibra = ofertaDeTeste({ promocoes: [dez, vinte, estrela] })
const comPlano = dadosDeTeste({ plano_id: 'fibra' })
const caixa = (nome: string) => page.getByRole('checkbox', { name: nome, exact: true })
const campo = page.getByRole('textbox', { name: 'Cupom' })

/** The server knows one coupon. */
const servidor = (url: URL) =>
  url.pathname === '/api/oferta'
    ? {
        json: {
          itens: [{ ...fibra, promocoes: url.searchParams.get('cupom') === 'VIZINHO' ? [vizinho] : [] }],
        },
      }
    : undefined

const servidorQueEspera = (antes: Promise<void>) => (url: URL) => {
  const resposta = servidor(url)
  return resposta && antes.then(() => resposta)
}

beforeEach(() => page.viewport(1440, 900))

test('a melhor combinação já vem marcada, a que mais economiza primeiro, com até quando vale', async () => {
  const { dados } = montarEtapa(EtapaPromocao, { ofertas: [fibra], dados: comPlano })
  await expect.element(page.getByText(textos.melhor)).toBeVisible()
  expect(
    page
      .getByRole('checkbox')
      .elements()
      .map((caixa) => caixa.parentElement?.parentElement?.textContent),
  ).toEqual([
    expect.stringContaining('Vinte'),
    expect.stringContaining('Dez'),
    expect.stringContaining('Estrela'),
  ])
  await expect.element(caixa('Vinte')).toBeChecked()
  await expect.element(page.getByText(/economiza R\$ 30,00 · vendida até 31\/12\/2099/)).toBeVisible()
  expect(dados().promocoes).toBeNull()
})

test('a 360 px o botão do cupom se lê inteiro', async () => {
  // Less the margins of the page.
  await page.viewport(336, 740)
  montarEtapa(EtapaPromocao, { ofertas: [fibra], dados: comPlano })
  const aplicar = page.getByRole('button', { name: textos.aplicar })
  await expect.element(aplicar).toBeVisible()
  const texto = page.getByText(textos.aplicar, { exact: true }).element()
  expect(texto.scrollWidth).toBeLessThanOrEqual(texto.clientWidth)
  expect(aplicar.element().getBoundingClientRect().right).toBeLessThanOrEqual(336)
})

test('a linha da melhor combinação fica longe da última promoção: não é dela', async () => {
  montarEtapa(EtapaPromocao, { ofertas: [fibra], dados: comPlano })
  await expect.element(page.getByText(textos.melhor)).toBeVisible()
  const cima = page.getByText(textos.melhor).element().getBoundingClientRect().top
  const ultima = page
    .getByText(/economiza R.*não se soma/)
    .element()
    .getBoundingClientRect().bottom
  expect(cima - ultima).toBeGreaterThanOrEqual(16)
})

test('aplicar sem cupom pede que se digite um, e digitar cala o pedido', async () => {
  montarEtapa(EtapaPromocao, { ofertas: [fibra], dados: comPlano })
  await userEvent.click(page.getByRole('button', { name: 'Aplicar' }))
  await expect.element(page.getByText('Digite o cupom')).toBeVisible()
  await expect.element(campo).toHaveFocus()
  await userEvent.fill(campo, 'v')
  await expect.element(page.getByText('Digite o cupom')).not.toBeInTheDocument()
})

test('à mão: diz quem saiu, e volta à melhor', async () => {
  const { dados } = montarEtapa(EtapaPromocao, { ofertas: [fibra], dados: comPlano })
  await userEvent.click(caixa('Estrela'))
  await expect
    .element(page.getByText('Dez e Vinte foram desmarcadas: Estrela não se soma a outras.'))
    .toBeVisible()
  expect(dados().promocoes).toEqual(['Estrela'])
  await userEvent.click(page.getByRole('button', { name: textos.voltarAMelhor }))
  await expect.element(caixa('Vinte')).toBeChecked()
  expect(dados().promocoes).toBeNull()
})

test('à mão, a mesma combinação é a melhor: não há para onde voltar', async () => {
  montarEtapa(EtapaPromocao, { ofertas: [fibra], dados: comPlano })
  const voltar = page.getByRole('button', { name: textos.voltarAMelhor })
  await userEvent.click(caixa('Dez'))
  await expect.element(voltar).toBeVisible()
  await expect.element(page.getByText(textos.melhor)).not.toBeInTheDocument()
  await userEvent.click(caixa('Dez'))
  await expect.element(page.getByText(textos.melhor)).toBeVisible()
  await expect.element(voltar).not.toBeInTheDocument()
})

test('o cupom que vale entra na oferta e no rascunho; tirado, sai dos dois', async () => {
  const { dados } = montarEtapa(EtapaPromocao, { ofertas: [fibra], dados: comPlano, responder: servidor })
  await userEvent.fill(campo, 'vizinho')
  await userEvent.click(page.getByRole('button', { name: 'Aplicar' }))
  await expect.element(page.getByText('Cupom aplicado: Vizinho, no lugar de Dez e Vinte.')).toBeVisible()
  await expect.element(caixa('Vizinho')).toBeChecked()
  expect(dados().cupom).toBe('VIZINHO')
  await userEvent.click(page.getByRole('button', { name: 'Tirar' }))
  await expect.element(caixa('Vinte')).toBeChecked()
  expect(caixa('Vizinho').query()).toBeNull()
  expect(dados().cupom).toBeUndefined()
})

test('o cupom recusado diz por quê e não fica no rascunho', async () => {
  const { dados } = montarEtapa(EtapaPromocao, { ofertas: [fibra], dados: comPlano, responder: servidor })
  await userEvent.fill(campo, 'outro')
  await userEvent.click(page.getByRole('button', { name: 'Aplicar' }))
  await expect.element(page.getByText(textos.cupomRecusado)).toBeVisible()
  expect(dados().cupom).toBeUndefined()
})

test('o cupom digitado vale também para quem sai do campo sem o botão', async () => {
  const { dados } = montarEtapa(EtapaPromocao, { ofertas: [fibra], dados: comPlano, responder: servidor })
  await userEvent.fill(campo, 'vizinho')
  await userEvent.click(page.getByText(textos.melhor))
  await expect.element(caixa('Vizinho')).toBeChecked()
  expect(dados().cupom).toBe('VIZINHO')
})

test('o cupom que deixou de valer sai da venda quando é apagado, também sem o botão', async () => {
  const dados0 = dadosDeTeste({ plano_id: 'fibra', cupom: 'ANTIGO' })
  const { dados } = montarEtapa(EtapaPromocao, { ofertas: [fibra], dados: dados0, responder: servidor })
  await expect.element(page.getByText(textos.cupomRecusado)).toBeVisible()
  await userEvent.clear(campo)
  await userEvent.click(page.getByText(textos.melhor))
  await expect.poll(() => dados().cupom).toBeUndefined()
  await expect.element(page.getByText(textos.cupomRecusado)).not.toBeInTheDocument()
})

test('a promoção desmarcada enquanto o cupom é conferido continua desmarcada', async () => {
  const conferido = Promise.withResolvers<void>()
  const { dados } = montarEtapa(EtapaPromocao, {
    ofertas: [fibra],
    dados: comPlano,
    responder: servidorQueEspera(conferido.promise),
  })
  await userEvent.fill(campo, 'vizinho')
  await userEvent.click(page.getByRole('button', { name: 'Aplicar' }))
  await userEvent.click(caixa('Dez'))
  await expect.element(caixa('Dez')).not.toBeChecked()
  conferido.resolve()
  await expect.element(page.getByText('Cupom aplicado: Vizinho, no lugar de Vinte.')).toBeVisible()
  expect(dados().promocoes).toEqual([vizinho.id])
})

function ComContinuar() {
  const [aqui, setAqui] = useState(true)
  return (
    <>
      {aqui && <EtapaPromocao />}
      <button type="button" onClick={() => setAqui(false)}>
        Continuar
      </button>
      <AreaDeToasts />
    </>
  )
}

test.each([
  ['vizinho', 'Cupom aplicado: Vizinho, no lugar de Dez e Vinte.', 'VIZINHO'],
  ['outro', textos.cupomRecusado, undefined],
])('quem digita %s e já continua fica sabendo o que foi do cupom', async (cupom, aviso, guardado) => {
  const conferido = Promise.withResolvers<void>()
  const { dados } = montarEtapa(ComContinuar, {
    ofertas: [fibra],
    dados: comPlano,
    responder: servidorQueEspera(conferido.promise),
  })
  await userEvent.fill(campo, cupom)
  await userEvent.click(page.getByRole('button', { name: 'Continuar' }))
  await expect.element(campo).not.toBeInTheDocument()
  conferido.resolve()
  await expect.element(page.getByText(aviso)).toBeVisible()
  expect(dados().cupom).toBe(guardado)
})

test('sem rede o cupom fica no rascunho para ser conferido ao enviar; com rede, confere-se', async () => {
  const rede = { cortada: true }
  const { dados } = montarEtapa(EtapaPromocao, {
    ofertas: [fibra],
    dados: comPlano,
    responder: (url) => (url.pathname === '/api/oferta' && rede.cortada ? 'rede' : servidor(url)),
  })
  await userEvent.fill(campo, 'vizinho')
  await userEvent.click(page.getByRole('button', { name: 'Aplicar' }))
  await expect
    .element(page.getByText(/o cupom VIZINHO fica guardado e será conferido ao enviar/))
    .toBeVisible()
  expect(dados().cupom).toBe('VIZINHO')
  rede.cortada = false
  await userEvent.click(page.getByRole('button', { name: 'Conferir agora' }))
  await expect.element(caixa('Vizinho')).toBeChecked()
})

test('a promoção marcada que terminou é dita, e a melhor combinação volta com um toque', async () => {
  const { dados } = montarEtapa(EtapaPromocao, {
    ofertas: [fibra],
    dados: { ...comPlano, promocoes: ['Acabada', 'Dez'] },
  })
  await expect.element(page.getByRole('alert').getByText(/terminou ou não vale mais aqui/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Usar a melhor combinação' }))
  expect(dados().promocoes).toBeNull()
  await expect.element(caixa('Vinte')).toBeChecked()
})

test.each([
  ['light', 390],
  ['light', 1440],
  ['dark', 390],
  ['dark', 1440],
] as const)('é acessível e cabe na tela (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 900)
  montarEtapa(EtapaPromocao, { ofertas: [fibra], tema, dados: comPlano })
  await expect.element(caixa('Vinte')).toBeChecked()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
})
