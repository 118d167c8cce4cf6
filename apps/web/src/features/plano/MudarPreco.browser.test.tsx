import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { configuracao } from '#configuracao.ts'
import { queryClient } from '#consultas.ts'
import { montarComRota } from '#testes/montarComRota.tsx'
import { MudarPreco } from './MudarPreco.tsx'

const AMANHA = somarDias(diaNoFuso(new Date(), configuracao.fuso_horario), 1)
const emDigitos = (dia: string) => dia.split('-').reverse().join('/')

const abrir = () => {
  const marcado = {
    ...{ a_partir_de: AMANHA, situacao: 'FUTURO' as const },
    ...{ valor_mensal: 89_90, taxa_instalacao: 50_00 },
  }
  const vigente = {
    ...{ a_partir_de: '2026-01-01', situacao: 'VIGENTE' as const },
    ...{ valor_mensal: 99_90, taxa_instalacao: 0 },
  }
  const plano = { id: 'um', versao: 1, vigencia_fim: null, preco: vigente, precos: [marcado, vigente] }
  montarComRota(
    <QueryClientProvider client={queryClient}>
      <MudarPreco plano={plano} aoFechar={() => {}} />
    </QueryClientProvider>,
  )
}

test('um preço já marcado para o dia escolhido é dito antes de salvar, com o seu valor', async () => {
  abrir()
  const aviso = page.getByRole('status').last()
  await expect
    .element(aviso)
    .toMatchTextContent(
      `Já há um preço a partir de ${emDigitos(AMANHA)}: R$ 89,90 por mês e R$ 50,00 de instalação. O novo fica no lugar dele.`,
    )
  await userEvent.fill(page.getByRole('textbox', { name: 'A partir de' }), emDigitos(somarDias(AMANHA, 1)))
  await expect.element(aviso).toBeEmptyDOMElement()
})

test('R$ 0,00 por mês é dito antes de salvar', async () => {
  abrir()
  const aviso = page.getByRole('status').first()
  await expect.element(aviso).toBeEmptyDOMElement()
  await userEvent.fill(page.getByRole('textbox', { name: /^Mensalidade/ }), '0')
  await expect.element(aviso).toMatchTextContent(/^R\$ 0,00 por mês: quem contratar este plano não paga/)
})

test('R$ 1,09 digitado por R$ 109,00 é perguntado antes de salvar', async () => {
  abrir()
  const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({}))
  const mensalidade = page.getByRole('textbox', { name: /^Mensalidade/ })
  await userEvent.fill(mensalidade, '109')
  await userEvent.type(mensalidade, '{Enter}')
  const pergunta = page.getByRole('dialog', { name: 'De R$ 99,90 para R$ 1,09?' })
  await expect.element(pergunta.getByText(/menos da metade da atual/)).toBeVisible()
  await userEvent.click(pergunta.getByRole('button', { name: 'Cancelar' }))
  expect(fetch).not.toHaveBeenCalled()
  await userEvent.fill(mensalidade, '109,00')
  await userEvent.type(mensalidade, '{Enter}')
  await expect.poll(() => fetch.mock.calls.at(0)?.[1]?.body).toContain('"valor_mensal":10900')
})
