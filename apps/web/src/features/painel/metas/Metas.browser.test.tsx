import type { MetaDoVendedor } from '@balcao/contract/painel/meta-api'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { montar } from '#testes/montar.tsx'
import { entrarCom } from '#testes/pessoa.ts'
import { Metas } from './Metas.tsx'

const meta = (nome: string, vendas: number | null): MetaDoVendedor => ({
  ...{ vendedor_id: `id-${nome}`, nome, vendas, receita: null, vendidas: 0, vendidas_valor: 0 },
})
const desenhar = (metas: MetaDoVendedor[], { mes = '2026-11-01', velhas = false } = {}) => (
  <QueryClientProvider client={queryClient}>
    <Metas mes={mes} metas={metas} velhas={velhas} />
  </QueryClientProvider>
)
const definir = page.getByRole('button', { name: 'Definir metas' })
const vendasDe = (nome: string) => page.getByRole('textbox', { name: `Vendas de ${nome}` })
const salvar = () => userEvent.click(page.getByRole('button', { name: 'Salvar metas' }))

const abrir = (metas: MetaDoVendedor[], opcoes = {}) => {
  entrarCom(['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.META'])
  const chamada = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ mudadas: 1 }))
  onTestFinished(() => chamada.mockRestore())
  const tela = montar(desenhar(metas, opcoes))
  const corpo = () => JSON.parse(String(chamada.mock.calls.find(([, um]) => um?.method === 'PUT')?.[1]?.body))
  return { ...tela, corpo }
}

test('o que se define fica de quem era ao abrir, mesmo que a lista e o mês mudem, e só o mudado é enviado', async () => {
  const { mostrar, corpo } = abrir([meta('Bia', 10), meta('Caio', 20), meta('Duda', 30)])
  await userEvent.click(definir)
  await userEvent.fill(vendasDe('Caio'), '25')
  mostrar(desenhar([meta('Caio', 20), meta('Duda', 99)], { mes: '2026-12-01' }))
  await expect.element(page.getByRole('dialog', { name: 'Metas de novembro de 2026' })).toBeVisible()
  await expect.element(vendasDe('Bia')).toHaveValue('10')
  await expect.element(vendasDe('Caio')).toHaveValue('25')
  await salvar()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(corpo()).toEqual({
    mes: '2026-11-01',
    metas: [{ vendedor_id: 'id-Caio', vendas: 25 }],
  })
})

test('enquanto as metas à vista são de outro mês, não se definem', async () => {
  const { mostrar } = abrir([meta('Bia', 10)], { velhas: true })
  await expect.element(definir).toBeDisabled()
  mostrar(desenhar([meta('Bia', 12)]))
  await userEvent.click(definir)
  await expect.element(vendasDe('Bia')).toHaveValue('12')
})

test('uma só é venda, não vendas', async () => {
  abrir([meta('Bia', 1), meta('Caio', 2)])
  await expect
    .element(page.getByText('0 de 1 venda', { exact: false }).first())
    .toHaveTextContent('0 de 1 venda 0%')
  await expect
    .element(page.getByText('0 de 2 vendas', { exact: false }))
    .toHaveTextContent('0 de 2 vendas 0%')
})

test('um número que não se lê não apaga a meta: é dito o que serve, e nada é enviado', async () => {
  const { corpo } = abrir([meta('Bia', 10)])
  await userEvent.click(definir)
  for (const texto of ['1,5', '-1', '10001']) {
    await userEvent.fill(vendasDe('Bia'), texto)
    await expect.element(page.getByText('Use um número inteiro de 0 a 10.000')).toBeVisible()
    await salvar()
    await expect.element(vendasDe('Bia')).toHaveFocus()
  }
  await userEvent.fill(vendasDe('Bia'), '15')
  await salvar()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(corpo().metas).toEqual([{ vendedor_id: 'id-Bia', vendas: 15 }])
})

test('sem mudança nenhuma, salvar só fecha', async () => {
  abrir([meta('Bia', 10), meta('Caio', null)])
  await userEvent.click(definir)
  await userEvent.fill(vendasDe('Caio'), '0')
  await salvar()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(vi.mocked(window.fetch).mock.calls.filter(([, um]) => um?.method === 'PUT')).toEqual([])
})

test.each([1440, 390])('o valor que se digita aparece inteiro no campo (%i px)', async (largura) => {
  await page.viewport(largura, 800)
  abrir([meta('Bia', 10)])
  await userEvent.click(definir)
  const receita = page.getByRole('textbox', { name: 'Mensalidade de Bia' })
  await userEvent.click(receita)
  await userEvent.keyboard('1000000')
  const campo = receita.element() as HTMLInputElement
  expect(campo.scrollWidth).toBe(campo.clientWidth)
  await expect.element(page.getByText('= R$ 10.000,00')).toBeVisible()
})
