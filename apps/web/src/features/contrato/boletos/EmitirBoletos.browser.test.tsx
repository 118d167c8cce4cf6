import type { Permissao } from '@balcao/contract/base/permissao'
import type { MesACobrar } from '@balcao/contract/cobranca/boleto-api'
import { diaNoFuso, somarMeses } from '@balcao/contract/valores/dia'
import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { ID, umResumo } from '#partes/boleto/boleto.fabrica.ts'
import { duasContas, OUTRA_CONTA } from '#partes/conta-bancaria/contas.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { CLIENTE, CONTRATO, umContrato, umMes } from '../contrato.fabrica.ts'

const EMITE: Permissao[] = ['VISUALIZAR.CLIENTE', 'LISTAR.BOLETO', 'CRIAR.BOLETO']
const hoje = diaNoFuso(new Date(), 'America/Sao_Paulo')
const competencia = (daqui: number) => somarMeses(hoje, daqui).slice(0, 7)
const escrita = (daqui: number) => competencia(daqui).split('-').reverse().join('/')

const mes = (daqui: number, parte: Partial<MesACobrar> = {}): MesACobrar => ({
  competencia: competencia(daqui),
  vencimento: `${competencia(daqui + 1)}-10`,
  itens: [{ descricao: 'Fibra 500', valor: 100_00 }],
  valor: 100_00,
  boleto: null,
  impedimento: null,
  ...parte,
})

/** One month before, one that has a boleto, and many ahead, of which one cannot be charged. */
const meses = [
  mes(-1),
  mes(0, { boleto: { id: ID, numero: 77, valor: 90_00, situacao: 'PAGO' } }),
  mes(1, { impedimento: 'Não há o que cobrar neste mês' }),
  ...Array.from({ length: 24 }, (_, i) => mes(i + 2)),
]

type Resposta = { status?: number; json: unknown }

const abrir = (
  emitir: () => Resposta | Promise<Resposta>,
  permissoes = EMITE,
  contas: object[] = duasContas.slice(0, 1),
) =>
  montarApp(`/admin/cliente/${CLIENTE}/plano/${CONTRATO}`, permissoes, ({ pathname }) => {
    if (pathname === `/api/contrato/${CONTRATO}`) return { json: umContrato() }
    if (pathname.endsWith('/cobranca')) return { json: { itens: meses } }
    if (pathname === '/api/conta-bancaria/opcoes') return { json: contas }
    if (pathname === '/api/boleto')
      return { json: { itens: [umResumo({ vencimento: '2026-01-10' })], anterior: null, proximo: null } }
    return pathname === `/api/contrato/${CONTRATO}/boleto` ? emitir() : undefined
  })

const corpos = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([url]) => String(url).endsWith('/boleto'))
    .flatMap(([, opcoes]) => (opcoes?.body ? [JSON.parse(String(opcoes.body))] : []))
const dialogo = () => page.getByRole('dialog')
const noDialogo = (name: string) => dialogo().getByRole('button', { name, exact: true })
const caixa = (daqui: number) => dialogo().getByRole('checkbox', { name: new RegExp(`^${escrita(daqui)}`) })
const abrirDialogo = () => userEvent.click(page.getByRole('button', { name: 'Emitir boletos' }))

beforeEach(() => page.viewport(1440, 900))

test('a página do contrato mostra os seus boletos e leva à lista só dele', async () => {
  abrir(() => ({ json: {} }))
  const secao = page.getByRole('region', { name: 'Boletos' })
  await expect.element(secao.getByRole('link', { name: 'Mensalidade de 11/2029' })).toBeVisible()
  await expect.element(secao.getByText(/venceu em 10\/01\/2026, vencido há/)).toBeVisible()
  await expect
    .element(secao.getByRole('link', { name: 'Ver todos' }))
    .toHaveAttribute('href', `/admin/boleto?cliente_plano_id=${CONTRATO}`)
})

test.each(['PAGO', 'CANCELADO'] as const)(
  'o primeiro mês diz o que o boleto da venda já cobrou: %s',
  async (situacao) => {
    const daVenda = umResumo({ origem: 'VENDA', numero: 815, valor: 30_00, situacao })
    montarApp(`/admin/cliente/${CLIENTE}/plano/${CONTRATO}`, EMITE, ({ pathname, searchParams }) => {
      const novo = umContrato({ mes_atual: 1, meses: [1, 2].map(umMes) })
      if (pathname === `/api/contrato/${CONTRATO}`) return { json: novo }
      const itens = searchParams.has('venda_id') ? [daVenda] : []
      return pathname === '/api/boleto' ? { json: { itens, anterior: null, proximo: null } } : undefined
    })
    const primeiro = page.getByRole('row', { name: /^1º/ })
    await expect.element(primeiro).toBeVisible()
    await expect.element(page.getByText('Nenhum boleto deste contrato ainda.')).toBeVisible()
    const aviso = primeiro.getByText(/R\$ 30,00 pagos uma vez só .* O boleto deste mês cobra R\$ 69,90\./)
    if (situacao === 'CANCELADO') return expect.element(aviso).not.toBeInTheDocument()
    await expect.element(aviso).toBeVisible()
    await expect
      .element(primeiro.getByRole('link', { name: 'boleto 815, da venda' }))
      .toHaveAttribute('href', `/admin/boleto/${ID}`)
  },
)

test('12 meses de uma vez: os que podem, a soma antes, e depois o que saiu e o que não', async () => {
  abrir(() => ({
    status: 201,
    json: {
      emitidos: [umResumo(), umResumo({ id: CLIENTE, numero: 4322 })],
      recusados: [{ competencia: competencia(4), motivo: 'Este mês já tem boleto' }],
    },
  }))
  await abrirDialogo()
  await expect.element(caixa(0)).toBeDisabled()
  await expect.element(dialogo().getByText(/boleto 77 \(pago\), com outro valor: R\$\s90,00/)).toBeVisible()
  await expect
    .element(dialogo().getByRole('link', { name: 'boleto 77' }))
    .toHaveAttribute('href', `/admin/boleto/${ID}`)
  await expect.element(caixa(1)).toBeDisabled()
  await expect.element(caixa(2)).toHaveFocus()
  await expect.element(dialogo().getByText('Não há o que cobrar neste mês')).toBeInTheDocument()
  await userEvent.click(noDialogo('Emitir'))
  await expect.element(dialogo().getByText('Escolha ao menos um mês')).toBeVisible()

  await userEvent.click(noDialogo('Próximo a cobrar'))
  await expect.element(caixa(2)).toBeChecked()
  await expect.element(dialogo().getByText('1 boleto, R$ 100,00')).toBeVisible()
  await userEvent.click(noDialogo('12 meses'))
  await expect.element(caixa(-1)).not.toBeChecked()
  await expect.element(dialogo().getByText('12 boletos, R$ 1.200,00')).toBeVisible()
  await userEvent.click(noDialogo('Emitir'))
  await expect.element(dialogo().getByText('2 boletos emitidos, somando R$ 259,80.')).toBeVisible()
  await expect.element(dialogo().getByText(`${escrita(4)}: Este mês já tem boleto`)).toBeVisible()
  await expect.element(noDialogo('Imprimir todos')).toBeVisible()
  expect(corpos()).toEqual([{ competencias: Array.from({ length: 12 }, (_, i) => competencia(i + 2)) }])
})

test('mais de 24 não vão de uma vez; a recusa do servidor deixa a escolha como estava', async () => {
  abrir(() => ({ status: 422, json: { message: 'A conta bancária está inativa', errors: [] } }))
  await abrirDialogo()
  await expect.element(caixa(-1)).toBeVisible()
  for (const uma of dialogo().getByRole('checkbox').elements()) (uma as HTMLInputElement).click()
  await userEvent.click(noDialogo('Emitir'))
  await expect.element(dialogo().getByText('São no máximo 24 meses de uma vez')).toBeVisible()
  expect(corpos()).toEqual([])
  await userEvent.click(noDialogo('Próximo a cobrar'))
  await userEvent.click(noDialogo('Emitir'))
  await expect.element(dialogo().getByText('A conta bancária está inativa')).toBeVisible()
  await expect.element(caixa(2)).toBeChecked()
})

test('enquanto emite, o diálogo não fecha, e o que saiu aparece nele', async () => {
  const resposta = Promise.withResolvers<Resposta>()
  abrir(() => resposta.promise)
  await abrirDialogo()
  await userEvent.click(noDialogo('Próximo a cobrar'))
  await userEvent.click(noDialogo('Emitir'))
  await expect.element(noDialogo('Deixar como está')).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  resposta.resolve({ status: 201, json: { emitidos: [umResumo()], recusados: [] } })
  await expect.element(dialogo().getByText(/^1 boleto emitido/)).toBeVisible()
})

test('um clique duplo emite uma vez só, responda o servidor depois ou logo', async () => {
  const resposta = Promise.withResolvers<Resposta>()
  abrir(() => resposta.promise)
  await abrirDialogo()
  await userEvent.click(noDialogo('Próximo a cobrar'))
  await userEvent.dblClick(noDialogo('Emitir'))
  resposta.resolve({ status: 422, json: { message: 'A conta bancária está inativa', errors: [] } })
  await expect.element(dialogo().getByText('A conta bancária está inativa')).toBeVisible()
  expect(corpos()).toHaveLength(1)
  await userEvent.dblClick(noDialogo('Emitir'), { delay: 100 })
  await expect.poll(corpos).toHaveLength(2)
  await expect.element(dialogo().getByText('A conta bancária está inativa')).toBeVisible()
  expect(corpos()).toHaveLength(2)
})

test('com mais de uma conta, escolhe-se em qual', async () => {
  abrir(() => ({ status: 201, json: { emitidos: [umResumo()], recusados: [] } }), EMITE, duasContas)
  await abrirDialogo()
  await userEvent.click(noDialogo('Próximo a cobrar'))
  await userEvent.selectOptions(dialogo().getByLabelText('Conta bancária'), 'Sicoob (756)')
  await userEvent.click(noDialogo('Emitir'))
  await expect.poll(corpos).toEqual([{ competencias: [competencia(2)], conta_bancaria_id: OUTRA_CONTA }])
})

test('quem não emite não tem o botão; quem não vê boletos, nem a seção', async () => {
  abrir(() => ({ json: {} }), ['VISUALIZAR.CLIENTE', 'LISTAR.BOLETO'])
  await expect.element(page.getByRole('region', { name: 'Boletos' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Emitir boletos' }).query()).toBeNull()
})

test('acessível no telefone, no escuro, com a escolha aberta', async () => {
  await page.viewport(390, 844)
  abrir(() => ({ json: {} }))
  await abrirDialogo()
  await userEvent.click(noDialogo('12 meses'))
  expect(await commands.problemasDeAcesso()).toEqual([])
})
