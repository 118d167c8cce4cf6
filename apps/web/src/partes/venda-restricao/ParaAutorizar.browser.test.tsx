import type { HistoricoDoCliente } from '@balcao/contract/vendas/historico-do-cliente-api'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { umaVendaEnviada } from '#partes/venda-acoes/venda-enviada.fabrica.ts'
import { montar } from '#testes/montar.tsx'
import { entrarCom } from '#testes/pessoa.ts'
import { ParaAutorizar } from './ParaAutorizar.tsx'

const id = '0192d3a4-5b6c-7d8e-9f01-0000000000aa'
const historico: HistoricoDoCliente = {
  desde: '2024-02-01T12:00:00.000Z',
  restricao: { motivo: 'Não devolveu o equipamento', por: 'Ana Lima', em: '2025-05-02T12:00:00.000Z' },
  contratos: [
    {
      id,
      ligacao: 'PORTA',
      cliente: 'José Vizinho',
      plano: 'Fibra 300',
      mensalidade: 79_90,
      situacao: 'ATIVO',
      ativo_desde: '2024-03-01',
      cancelado_em: null,
    },
  ],
  vendas: [
    {
      id,
      ligacao: 'PESSOA',
      protocolo: 991,
      cliente: 'Maria Souza',
      plano: 'Fibra 500',
      situacao: 'CANCELADA',
      criado_em: '2025-01-15T12:00:00.000Z',
      vendedor: 'Rui Vendas',
      motivo: 'O cliente desistiu antes da instalação',
    },
  ],
}
const restricoes = [{ regra: 'CONTRATO_ATIVO' as const, texto: 'Já há um contrato ativo neste endereço' }]
const espera = umaVendaEnviada({
  situacao: 'AGUARDANDO_AUTORIZACAO',
  restricoes,
  acoes: ['autorizar', 'negar'],
})

const abrir = (venda = espera, tema?: 'light' | 'dark', status = 200) => {
  queryClient.clear()
  entrarCom(['AUTORIZAR.VENDA_RESTRITA'])
  const json = status === 200 ? historico : { message: 'Sem resposta do banco', errors: [] }
  const falso = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(json, { status }))
  onTestFinished(() => falso.mockRestore())
  montar(
    <QueryClientProvider client={queryClient}>
      <ParaAutorizar venda={venda} />
    </QueryClientProvider>,
    tema,
  )
  return falso
}

test.each([
  ['light', 1440],
  ['dark', 360],
] as const)('diz por quê, e o que se sabe do cliente (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 740)
  abrir(espera, tema)
  await expect.element(page.getByText('Já há um contrato ativo neste endereço')).toBeVisible()
  await expect.element(page.getByText('de José Vizinho')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Neste endereço, de outras pessoas' })).toBeVisible()
  await expect.element(page.getByText('Nenhum contrato desta pessoa.')).toBeVisible()
  await expect
    .element(page.getByText(/por Ana Lima em 02\/05\/2025: “Não devolveu o equipamento”/))
    .toBeVisible()
  await expect.element(page.getByText('Venda 991 · Fibra 500')).toBeVisible()
  await expect.element(page.getByText('O cliente desistiu antes da instalação')).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
})

test('quem não decide lê só o porquê, e nada é pedido', async () => {
  const falso = abrir({ ...espera, acoes: [] })
  await expect.element(page.getByText('Já há um contrato ativo neste endereço')).toBeVisible()
  expect(falso).not.toHaveBeenCalled()
})

test('sem o histórico, o porquê fica e há como tentar de novo', async () => {
  abrir(espera, 'light', 503)
  await expect.element(page.getByText('Sem resposta do banco')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect.element(page.getByText('Já há um contrato ativo neste endereço')).toBeVisible()
})
