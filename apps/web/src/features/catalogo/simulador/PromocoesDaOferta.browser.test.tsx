import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { textos } from '#partes/oferta/escolhas.textos.ts'
import { DIA, ofertaDeTeste, porCento } from '#partes/oferta/oferta.fabrica.ts'
import { PromocoesDaOferta } from '#partes/oferta/PromocoesDaOferta.tsx'
import { montar } from '#testes/montar.tsx'
import { useEscolhas } from './useEscolhas.ts'

const dez = porCento('Dez', 10)
const estrela = porCento('Estrela', 5, { cumulativa: false })
const vizinho = porCento('Vizinho', 50, { codigo: 'VIZINHO', cumulativa: false })
const semCupom = ofertaDeTeste({ promocoes: [dez, estrela] })
const comCupom = ofertaDeTeste({ promocoes: [dez, estrela, vizinho] })

function Promocoes({ oferta }: { oferta: Oferta }) {
  const simulacao = useEscolhas(oferta, DIA)
  return <PromocoesDaOferta oferta={oferta} dia={DIA} feitas={simulacao} />
}
const caixa = (nome: string) => page.getByRole('checkbox', { name: nome })

test('a que não se soma diz isso antes, e depois diz quem tirou', async () => {
  montar(<Promocoes oferta={semCupom} />)
  await expect.element(caixa('Dez')).toBeChecked()
  await expect
    .element(page.getByText(`5% por 3 meses · economiza R$ 15,00 · ${textos.naoSeSoma}`))
    .toBeVisible()
  await userEvent.click(caixa('Estrela'))
  await expect.element(caixa('Dez')).not.toBeChecked()
  const aviso = page.getByText('Dez foi desmarcada: Estrela não se soma a outras.')
  await expect.element(aviso).toHaveAttribute('aria-live', 'polite')
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: textos.voltarAMelhor }))
  await expect.element(page.getByText(textos.melhor)).toBeVisible()
  await expect.element(caixa('Dez')).toBeChecked()
})

test('o cupom que chega depois da escolha à mão é tomado; tirado, volta a melhor combinação', async () => {
  const { mostrar } = montar(<Promocoes oferta={semCupom} />)
  await userEvent.click(caixa('Estrela'))
  mostrar(<Promocoes oferta={comCupom} />)
  await expect.element(caixa('Vizinho')).toBeChecked()
  await expect.element(page.getByText('Cupom aplicado: Vizinho, no lugar de Estrela.')).toBeVisible()
  await userEvent.click(caixa('Dez'))
  await userEvent.click(caixa('Vizinho'))
  mostrar(<Promocoes oferta={semCupom} />)
  await expect.element(caixa('Dez')).toBeChecked()
  await expect.element(page.getByText(textos.melhor)).toBeVisible()
})
