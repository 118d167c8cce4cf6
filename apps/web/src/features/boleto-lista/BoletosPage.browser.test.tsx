import type { Permissao } from '@balcao/contract/base/permissao'
import type { BoletoResumo } from '@balcao/contract/cobranca/boleto'
import { configurarZod } from '@balcao/contract/valores/mensagens'
import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { CLIENTE, ID, umBoleto, umResumo } from '#partes/boleto/boleto.fabrica.ts'
import { idDeTeste } from '#partes/cliente/cliente.fabrica.ts'
import { duasContas, OUTRA_CONTA } from '#partes/conta-bancaria/contas.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'

const DIA_MS = 86_400_000
/** Near noon in the provider's time zone, so that the day is the same on both sides. */
const dia = (daqui: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + daqui * DIA_MS)

const vencido = umResumo({ id: idDeTeste(1), numero: 11, vencimento: dia(-3) })
const aVencer = umResumo({
  id: idDeTeste(2),
  numero: 12,
  cliente: { id: CLIENTE, nome: 'João Lima' },
  registro: 'REJEITADO',
})
const pago = umResumo({
  ...{ id: idDeTeste(3), numero: 13, cliente: { id: CLIENTE, nome: 'Bia Reis' }, situacao: 'PAGO' },
  ...{ registro: 'A_REMETER', pago_em: '2026-11-10', valor_pago: 130_00, meio: 'PIX' },
})

const numero = (total: number, total_exato = true) => ({ total, total_exato })

type Api = {
  boletos?: () => BoletoResumo[]
  total?: { total: number; total_exato: boolean; valor: number; valor_pago: number }
  emitir?: () => { status?: number; json: unknown }
  empresas?: object[]
  contas?: object[]
}

const abrir = (
  endereco = '',
  { boletos = () => [vencido, aVencer, pago], ...resto }: Api = {},
  permissoes: Permissao[] = ['LISTAR.BOLETO', 'CRIAR.BOLETO'],
  esquema?: 'light' | 'dark',
) =>
  montarApp(
    `/admin/boleto${endereco}`,
    permissoes,
    ({ pathname }) => {
      const post = vi.mocked(window.fetch).mock.lastCall?.[1]?.method === 'POST'
      if (pathname === '/api/boleto' && post) return resto.emitir?.()
      if (pathname === '/api/boleto') return { json: { itens: boletos(), anterior: null, proximo: null } }
      if (pathname === `/api/boleto/${ID}`) return { json: umBoleto({ numero: 88 }) }
      if (pathname === '/api/boleto/numeros')
        return {
          json: {
            ...{ vencidos: numero(999, false), rejeitados: numero(1) },
            ...{ a_remeter: numero(4), conferir: numero(0) },
          },
        }
      if (pathname === '/api/boleto/total')
        return { json: resto.total ?? { ...numero(3), valor: 389_70, valor_pago: 130_00 } }
      if (pathname === '/api/cliente/consulta')
        return {
          json: {
            itens: [
              {
                ...{ id: CLIENTE, codigo: 7, nome: 'Maria Souza', situacao: 'ATIVO', empresa_id: ID },
                ...{ cpf_cnpj: '52998224725', telefone: '+5511987654321', cidade: 'Campinas' },
              },
            ],
            ha_mais: false,
          },
        }
      if (pathname === '/api/empresa/opcoes') return { json: resto.empresas ?? [] }
      if (pathname === '/api/conta-bancaria/opcoes') return { json: resto.contas ?? duasContas.slice(0, 1) }
      return undefined
    },
    esquema,
  )

const linha = (nome: string) => page.getByRole('row').filter({ hasText: nome })
const aba = (nome: string | RegExp) =>
  page.getByRole('navigation', { name: 'Filas' }).getByRole('link', { name: nome })
const botao = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  configurarZod()
  localStorage.clear()
  await page.viewport(1440, 900)
})

test('cada linha diz o que se deve e desde quando, o que o banco sabe, e abre o boleto', async () => {
  abrir()
  await expect.element(linha('Maria Souza').getByText('vencido há 3 dias')).toBeVisible()
  await expect.element(linha('Maria Souza').getByText('Vencido', { exact: true })).toBeVisible()
  await expect.element(linha('João Lima').getByText('Em aberto')).toBeVisible()
  await expect.element(linha('João Lima').getByText('Rejeitado pelo banco')).toBeVisible()
  await expect.element(linha('Bia Reis').getByRole('cell', { name: '10/11/2026' })).toBeVisible()
  await expect.element(linha('Bia Reis').getByText('Não remetido')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'João Lima' }))
    .toHaveAttribute('href', `/admin/boleto/${aVencer.id}`)
})

test('as filas com o que pede trabalho, e a soma do que está filtrado', async () => {
  const { endereco } = abrir()
  await expect.element(page.getByText('3 boletos · R$ 389,70 emitidos, R$ 130,00 recebidos')).toBeVisible()
  await expect.element(aba('Rejeitados 1')).toBeVisible()
  await userEvent.click(aba('Vencidos mais de 999'))
  await expect.poll(endereco).toBe('/admin/boleto?visao=vencidos')
  await expect.element(page.getByText('3 boletos · R$ 389,70 a receber')).toBeVisible()
  await userEvent.click(aba('Pagos'))
  await expect.element(page.getByText('3 boletos · R$ 130,00 recebidos')).toBeVisible()
})

test('o que passa do teto é “mais de”, também no dinheiro', async () => {
  abrir('?visao=em_aberto', { total: { ...numero(10_000, false), valor: 1_000_000_00, valor_pago: 0 } })
  await expect
    .element(page.getByText('mais de 10.000 boletos · mais de R$ 1.000.000,00 a receber'))
    .toBeVisible()
})

test('imprime de uma vez os da página que ainda se pagam; sem nenhum, diz por quê', async () => {
  let itens = [vencido, aVencer, pago]
  const { chamadas } = abrir('', { boletos: () => itens })
  await expect.element(linha('Maria Souza')).toBeVisible()
  await userEvent.click(botao('Imprimir esta página'))
  await expect
    .poll(() => chamadas.find((uma) => uma.startsWith('/api/boleto/imprimir')))
    .toBe(`/api/boleto/imprimir?ids=${vencido.id}%2C${aVencer.id}`)
  itens = [pago]
  await queryClient.resetQueries({ queryKey: ['boleto', 'lista'] })
  await userEvent.click(aba('Pagos'))
  await expect
    .element(botao('Imprimir esta página'))
    .toHaveAttribute('aria-description', 'Nenhum boleto desta página está em aberto')
})

test('uma fila vazia diz o que não há; procurada em vão, continua a mesma fila', async () => {
  const { endereco } = abrir('?visao=vencidos&busca=ninguém', { boletos: () => [] })
  await userEvent.click(page.getByRole('button', { name: 'Limpar busca e filtros' }))
  await expect.element(page.getByText('Nenhum boleto vencido.')).toBeVisible()
  expect(endereco()).toBe('/admin/boleto?visao=vencidos')
})

test('emitir: o que falta é dito no campo, o dia sem banco vira outro, e o mesmo pedido é o mesmo boleto', async () => {
  let vez = 0
  const { endereco } = abrir('', {
    emitir: () =>
      ++vez === 1
        ? { status: 503, json: { message: 'O servidor não respondeu', errors: [] } }
        : { status: 201, json: umBoleto({ id: ID, numero: 88 }) },
  })
  await userEvent.click(botao('Emitir boleto'))
  const gaveta = page.getByRole('dialog')
  const emitir = gaveta.getByRole('button', { name: /^Emitir boleto/ })
  // By the element itself: the drawer may still be on its way in.
  const apertar = (qual: typeof emitir) => (qual.element() as HTMLButtonElement).click()
  await expect.element(emitir).toBeInTheDocument()
  apertar(emitir)
  await expect.element(gaveta.getByText('Escolha de quem cobrar')).toBeInTheDocument()
  await expect.poll(() => gaveta.getByText('Este campo é obrigatório').elements().length).toBe(3)
  expect(vez).toBe(0)

  await userEvent.fill(gaveta.getByLabelText('De quem cobrar'), 'maria')
  const maria = gaveta.getByRole('button', { name: /Maria Souza/ })
  await expect.element(maria).toBeInTheDocument()
  apertar(maria)
  await userEvent.fill(gaveta.getByLabelText('O que é cobrado'), 'Mudança de endereço')
  await userEvent.fill(gaveta.getByLabelText('Valor'), '80,00')
  await userEvent.fill(gaveta.getByLabelText('Vencimento'), '25/12/2029')
  await expect.element(gaveta.getByText(/vence em 26\/12\/2029/)).toBeInTheDocument()
  await expect.element(emitir).toMatchTextContent('Emitir boleto de R$ 80,00')
  apertar(emitir)
  await expect.element(gaveta.getByText('O servidor não respondeu')).toBeInTheDocument()
  apertar(emitir)
  await expect.poll(endereco).toBe(`/admin/boleto/${ID}`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Boleto 88 · Maria Souza' })).toBeVisible()
  const corpos = vi
    .mocked(window.fetch)
    .mock.calls.filter(([url, opcoes]) => String(url).endsWith('/api/boleto') && opcoes?.method === 'POST')
    .map(([, opcoes]) => JSON.parse(String(opcoes?.body)))
  expect(corpos[1]).toEqual(corpos[0])
  expect(corpos[0]).toMatchObject({
    ...{ cliente_id: CLIENTE, descricao: 'Mudança de endereço', valor: 80_00, vencimento: '2029-12-25' },
  })
})

test('a conta só se pergunta a quem tem mais de uma, e é a da empresa do cliente', async () => {
  const { chamadas } = abrir('', {
    contas: duasContas,
    emitir: () => ({ status: 201, json: umBoleto({ id: ID, numero: 88 }) }),
  })
  await userEvent.click(botao('Emitir boleto'))
  const gaveta = page.getByRole('dialog')
  await userEvent.fill(gaveta.getByLabelText('De quem cobrar'), 'maria')
  expect(gaveta.getByLabelText('Conta bancária').query()).toBeNull()
  const maria = gaveta.getByRole('button', { name: /Maria Souza/ })
  await expect.element(maria).toBeInTheDocument()
  ;(maria.element() as HTMLButtonElement).click()
  const conta = gaveta.getByLabelText('Conta bancária')
  await expect.element(conta).toHaveDisplayValue('Itaú boletos (341), a padrão')
  expect(chamadas).toContain(`/api/conta-bancaria/opcoes?empresa_id=${ID}`)
  await userEvent.selectOptions(conta, 'Sicoob (756)')
  await userEvent.fill(gaveta.getByLabelText('O que é cobrado'), 'Mudança de endereço')
  await userEvent.fill(gaveta.getByLabelText('Valor'), '80,00')
  await userEvent.fill(gaveta.getByLabelText('Vencimento'), '10/12/2029')
  ;(gaveta.getByRole('button', { name: 'Emitir boleto de R$ 80,00' }).element() as HTMLButtonElement).click()
  await expect
    .poll(() => vi.mocked(window.fetch).mock.calls.find(([, opcoes]) => opcoes?.method === 'POST')?.[1]?.body)
    .toContain(`"conta_bancaria_id":"${OUTRA_CONTA}"`)
})

test('a empresa sem conta é dita logo que se escolhe o cliente, antes de digitar o resto', async () => {
  abrir('', { contas: [] })
  await userEvent.click(botao('Emitir boleto'))
  const gaveta = page.getByRole('dialog')
  await userEvent.fill(gaveta.getByLabelText('De quem cobrar'), 'maria')
  const maria = gaveta.getByRole('button', { name: /Maria Souza/ })
  await expect.element(maria).toBeInTheDocument()
  ;(maria.element() as HTMLButtonElement).click()
  await expect.element(gaveta.getByText(/não tem conta bancária em uso/)).toBeVisible()
})

test('a conta filtra a lista; outra empresa tem outras contas', async () => {
  const empresas = [
    { id: ID, nome: 'Fibra Veloz' },
    { id: CLIENTE, nome: 'Rede do Vale' },
  ]
  const { endereco } = abrir('', { empresas, contas: duasContas })
  await userEvent.click(botao('Filtros'))
  const [empresa, conta] = ['Empresa', 'Conta'].map((name) =>
    page.getByRole('combobox', { name, exact: true }),
  )
  if (!empresa || !conta) throw new Error('sem filtros')
  await expect.element(empresa).toBeVisible()
  expect(conta.query()).toBeNull()
  await userEvent.selectOptions(empresa, 'Fibra Veloz')
  await userEvent.selectOptions(conta, 'Sicoob')
  await expect.poll(endereco).toBe(`/admin/boleto?empresa_id=${ID}&conta_bancaria_id=${OUTRA_CONTA}`)
  await userEvent.selectOptions(empresa, 'Rede do Vale')
  await expect.poll(endereco).toBe(`/admin/boleto?empresa_id=${CLIENTE}`)
})

test('quem emite é levado ao lote', async () => {
  abrir()
  await expect
    .element(page.getByRole('link', { name: 'Emissão em lote' }))
    .toHaveAttribute('href', '/admin/boleto/lote')
})

test('o endereço é de todos, os boletos não', async () => {
  const { chamadas } = abrir('', {}, ['LISTAR.VENDA'])
  await expect.element(page.getByText('Você não possui permissão para ver boletos.')).toBeVisible()
  expect(chamadas.filter((uma) => uma.startsWith('/api/boleto'))).toEqual([])
})

test('quem só lista vê por que não emite', async () => {
  abrir('', {}, ['LISTAR.BOLETO'])
  await expect
    .element(botao('Emitir boleto'))
    .toHaveAttribute('aria-description', 'Você não possui permissão para emitir boletos')
  expect(page.getByRole('link', { name: 'Emissão em lote' }).query()).toBeNull()
})

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('com os filtros abertos, acessível a %i px, tema %s', async (largura, esquema) => {
  await page.viewport(largura, 844)
  abrir('', {}, undefined, esquema)
  await userEvent.click(botao('Filtros'))
  await expect.element(page.getByPlaceholder('Valor até')).toBeVisible()
  await expect.element(page.getByText('vencido há 3 dias')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
})
