import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { adicionalDeTeste, ofertaDeTeste, promocaoDeTeste } from '#partes/oferta/oferta.fabrica.ts'
import { dadosDeTeste, montarEtapa } from '../../oferta/etapa.fabrica.tsx'
import { EtapaAdicionais } from './EtapaAdicionais.tsx'

const fibra = ofertaDeTeste({
  adicionais: [
    adicionalDeTeste('Roteador', { obrigatorio: true, valor: 10_00 }),
    adicionalDeTeste('TV', { valor: 30_00, incompativel_com: ['Antena'] }),
    adicionalDeTeste('Antena', { valor: 15_00 }),
    adicionalDeTeste('Ponto', { valor: 19_90, quantidade_maxima: 2 }),
    adicionalDeTeste('Filmes', { valor: 25_00 }),
  ],
  promocoes: [
    promocaoDeTeste('Cinema', {
      desconto_mensalidade: { tipo: 'PERCENTUAL', valor: 50_00 },
      adicionais: [{ id: 'Filmes', valor_promocional: 0, meses: 3, obrigatorio: true }],
    }),
  ],
})
const comPlano = dadosDeTeste({ plano_id: 'fibra', promocoes: [] })
const caixa = (nome: string) => page.getByRole('checkbox', { name: nome, exact: true })

beforeEach(() => page.viewport(1440, 900))

test('sem plano, o caminho é escolhê-lo', async () => {
  const { endereco } = montarEtapa(EtapaAdicionais, { ofertas: [fibra] })
  await expect.element(page.getByText('Escolha primeiro o plano.')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Ir para Plano' }))
  await expect.poll(endereco).toContain('/plano')
})

test('o obrigatório vem travado com o motivo, o do plano e o da promoção', async () => {
  montarEtapa(EtapaAdicionais, { ofertas: [fibra], dados: { ...comPlano, promocoes: ['Cinema'] } })
  await expect.element(caixa('Roteador')).toBeChecked()
  await expect.element(caixa('Roteador')).toBeDisabled()
  await expect.element(page.getByText('R$ 10,00 · mensal · obrigatório neste plano')).toBeVisible()
  await expect.element(caixa('Filmes')).toBeDisabled()
  await expect.element(page.getByText(/obrigatório com a promoção Cinema/)).toBeVisible()
})

test('quantidade, incompatível com o motivo, e o total a cada escolha', async () => {
  const { dados } = montarEtapa(EtapaAdicionais, { ofertas: [fibra], dados: comPlano })
  await expect.element(page.getByText('R$ 110,00 por mês')).toBeVisible()
  await userEvent.click(caixa('TV'))
  await expect.element(page.getByText('R$ 140,00 por mês')).toBeVisible()
  await expect.element(caixa('Antena')).toBeDisabled()
  await expect.element(page.getByText('Não pode ser vendido junto com TV')).toBeVisible()
  await userEvent.click(caixa('Ponto'))
  await userEvent.click(page.getByRole('button', { name: 'Mais Ponto' }))
  await expect.element(page.getByRole('button', { name: 'Mais Ponto' })).toBeDisabled()
  await expect.element(page.getByText('R$ 179,80 por mês')).toBeVisible()
  await expect.element(page.getByText(/primeira fatura de R\$ 279,80/)).toBeVisible()
  expect(dados().adicionais).toEqual([
    { id: 'TV', quantidade: 1 },
    { id: 'Ponto', quantidade: 2 },
  ])
})

test('o que deixou de ser vendido é dito, e sai com um toque', async () => {
  const sumido = [
    { id: 'Sumido', quantidade: 1 },
    { id: 'TV', quantidade: 1 },
  ]
  const { dados } = montarEtapa(EtapaAdicionais, {
    ofertas: [fibra],
    dados: { ...comPlano, adicionais: sumido },
  })
  await expect.element(page.getByRole('alert').getByText(/não é vendido com este plano/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Tirar o que não é mais vendido' }))
  expect(dados().adicionais).toEqual([{ id: 'TV', quantidade: 1 }])
  expect(page.getByRole('alert').query()).toBeNull()
})

test.each([
  ['light', 390],
  ['light', 1440],
  ['dark', 390],
  ['dark', 1440],
] as const)('é acessível e cabe na tela (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 900)
  montarEtapa(EtapaAdicionais, { ofertas: [fibra], tema, dados: comPlano })
  await expect.element(caixa('Roteador')).toBeChecked()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
})
