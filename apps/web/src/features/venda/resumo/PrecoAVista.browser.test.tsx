import { precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { MesAMes } from '#partes/oferta/MesAMes.tsx'
import { montar } from '#testes/montar.tsx'
import { ofertaDeTeste } from '../venda.fabrica.tsx'
import { DetalhesDoPreco } from './DetalhesDoPreco.tsx'
import { PrecoAVista } from './PrecoAVista.tsx'

test('o preço na venda diz por quanto tempo vale e qual vem depois, e não separa R$ do seu número em duas linhas', async () => {
  await page.viewport(390, 740)
  const oferta = ofertaDeTeste()
  const { preco } = precoDaOferta(oferta, '2026-11-16', { adicionais: [], promocoes: null })
  montar(<PrecoAVista oferta={oferta} preco={preco} />)
  const instalacao = page.getByText(/instalação R\$/)
  await expect.element(instalacao).toBeVisible()
  expect(instalacao.element().textContent).not.toMatch(/R\$ /)
  await expect.element(page.getByText(/^por 3 meses, depois R\$\s100,00 · /)).toBeVisible()
  const valor = page.getByText(/^R\$ [\d.,]+$/)
  expect(getComputedStyle(valor.element()).whiteSpace).toBe('nowrap')
})

test('num telefone, cada mês do calendário cabe em uma linha', async () => {
  await page.viewport(390, 740)
  const oferta = ofertaDeTeste()
  const { preco } = precoDaOferta(oferta, '2026-11-16', { adicionais: [], promocoes: null })
  montar(
    <div style={{ width: 332 }}>
      <DetalhesDoPreco oferta={oferta} preco={preco} inteiro />
    </div>,
  )
  await expect.element(page.getByRole('rowheader', { name: /^12º/ })).toBeVisible()
  const linhas = [...document.querySelectorAll('tbody tr')].map((linha) => linha.clientHeight)
  expect([linhas.length, new Set(linhas).size]).toEqual([12, 1])
})

test('com letras do dobro do tamanho, o mês vai em duas linhas e nada sai da tela', async () => {
  await page.viewport(390, 740)
  const { preco } = precoDaOferta(ofertaDeTeste(), '2026-11-16', { adicionais: [], promocoes: null })
  const meses = preco.meses.map((mes) => ({ ...mes, multa: 0 }))
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  montar(<MesAMes preco={{ ...preco, meses }} aberto />)
  await expect.element(page.getByRole('rowheader', { name: /^12º/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('descontos que acabam um depois do outro não prometem o preço cheio logo em seguida', async () => {
  const oferta = ofertaDeTeste()
  const { preco } = precoDaOferta(oferta, '2026-11-16', { adicionais: [], promocoes: null })
  const meses = preco.meses.map((mes) => (mes.numero > 3 && mes.numero <= 6 ? { ...mes, total: 80_00 } : mes))
  montar(<PrecoAVista oferta={oferta} preco={{ ...preco, meses }} />)
  await expect.element(page.getByText(/^por 3 meses, aos poucos até R\$\s100,00/)).toBeVisible()
})
