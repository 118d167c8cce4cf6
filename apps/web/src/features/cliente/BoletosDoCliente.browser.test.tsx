import type { Permissao } from '@balcao/contract/base/permissao'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { umResumo } from '#partes/boleto/boleto.fabrica.ts'
import { clienteCompleto } from '#partes/cliente/cliente.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'

const NADA = { em_aberto: 0, vencidos: 0, valor_em_aberto: 0, valor_vencido: 0, itens: [] as object[] }
const cliente = clienteCompleto()

const abrir = (boletos: typeof NADA, permissoes: Permissao[] = ['VISUALIZAR.CLIENTE', 'LISTAR.BOLETO']) =>
  montarApp(`/admin/cliente/${cliente.id}`, permissoes, ({ pathname }) => {
    if (pathname.endsWith('/contratos')) return { json: { itens: [] } }
    if (pathname.endsWith('/boletos')) return { json: boletos }
    return pathname === `/api/cliente/${cliente.id}` ? { json: cliente } : undefined
  })

const secao = () => page.getByRole('region', { name: 'Boletos' })

beforeEach(() => page.viewport(1440, 900))

test('o que o cliente deve, o vencido primeiro, e o aviso acima de tudo leva a ele', async () => {
  const vencido = umResumo({ vencimento: '2026-01-10' })
  const pago = { situacao: 'PAGO', pago_em: '2026-01-12', valor_pago: 50_00 } as const
  const itens = [vencido, umResumo({ id: '2', ...pago }), umResumo({ id: '3', ...pago, valor_pago: 129_90 })]
  abrir({ em_aberto: 2, vencidos: 1, valor_em_aberto: 259_80, valor_vencido: 129_90, itens })
  await expect.element(secao().getByText('2 em aberto, R$ 259,80; 1 vencido, R$ 129,90.')).toBeVisible()
  await expect.element(secao().getByText('Vencido', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Boleto de R$ 129,90 vencido em 10/01/2026' }))
    .toHaveAttribute('href', `/admin/boleto/${vencido.id}`)
  await expect.element(secao()).toMatchTextContent(/pago em 12\/01\/2026, R\$ 50,00 recebidos/)
  expect(
    secao()
      .getByText(/recebidos/)
      .elements(),
  ).toHaveLength(1)
  await expect
    .element(secao().getByRole('link', { name: 'Ver todos' }))
    .toHaveAttribute('href', `/admin/boleto?cliente_id=${cliente.id}`)
  expect(page.getByRole('button', { name: 'Emitir boleto' }).query()).toBeNull()
})

test('sem dívida diz que não há; quem emite o faz daqui, já com o cliente', async () => {
  abrir(NADA, ['VISUALIZAR.CLIENTE', 'LISTAR.BOLETO', 'CRIAR.BOLETO'])
  await expect.element(secao().getByText('Nenhum em aberto.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Emitir boleto' }))
  await expect.element(page.getByRole('dialog').getByText(cliente.nome, { exact: true })).toBeInTheDocument()
})

test('quem não vê boletos não os pede', async () => {
  const { chamadas } = abrir(NADA, ['VISUALIZAR.CLIENTE'])
  await expect.element(page.getByRole('heading', { level: 1, name: cliente.nome })).toBeVisible()
  expect(chamadas.filter((uma) => uma.includes('/boletos'))).toEqual([])
})
