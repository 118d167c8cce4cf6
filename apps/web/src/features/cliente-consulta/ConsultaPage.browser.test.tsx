import type { Permissao } from '@balcao/contract/base/permissao'
import type { ClienteEncontrado } from '@balcao/contract/clientes/cliente/api'
import type { ResumoDoCliente } from '@balcao/contract/posvenda/resumo-do-cliente-api'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clienteDeTeste } from '#testes/clientes.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { entrarCom } from '#testes/pessoa.ts'

const CPF = '529.982.247-25'
const DIGITE_MAIS = 'Digite mais: ao menos duas letras ou números'
const recusa = { status: 422, json: { message: 'Confira', errors: [], campos: { busca: [DIGITE_MAIS] } } }

const maria = clienteDeTeste({ nome: 'Maria Souza', restrito: true, situacao: 'SUSPENSO' })
const PLANO = '0192d3a4-5b6c-7d8e-9f01-0000000000bb'
const VENDA = '0192d3a4-5b6c-7d8e-9f01-0000000000dd'
const tem = (parte: Partial<ResumoDoCliente> = {}) => ({
  cliente_id: maria.id,
  planos: [{ id: PLANO, nome: 'Fibra 500', situacao: 'SUSPENSO' as const }],
  ...{ planos_a_mais: 0, vendas: null, atendimentos: null, boletos: null },
  ...parte,
})
const daVenda = { id: VENDA, protocolo: 815, plano: 'Giga', situacao: 'EM_ANALISE' } as const

type Achados = (busca: string) => ClienteEncontrado[] | Promise<ClienteEncontrado[]>

const abrir = (
  permissoes: Permissao[],
  achados: Achados = () => [maria],
  endereco = '',
  { ha_mais = false, resumo }: { ha_mais?: boolean; resumo?: ResumoDoCliente } = {},
) =>
  montarApp(`/cliente${endereco}`, permissoes, async (url) => {
    if (url.pathname === '/api/cliente/resumos' && resumo) return { json: [resumo] }
    if (url.pathname !== '/api/cliente/consulta') return undefined
    const busca = url.searchParams.get('busca') ?? ''
    return busca.length === 1 ? recusa : { json: { itens: await achados(busca), ha_mais } }
  })

const campo = page.getByRole('searchbox', { name: 'CPF/CNPJ, nome ou telefone' })
const cartao = (nome: string) => page.getByRole('listitem').filter({ hasText: nome })
const acao = (name: string | RegExp) => page.getByRole('link', { name })

beforeEach(() => page.viewport(360, 740))

test('o cartão diz logo a situação e a restrição, e oferece o que a pessoa pode fazer', async () => {
  const { chamadas, endereco } = abrir(['VISUALIZAR.CLIENTE', 'REALIZAR_VENDA'])
  await userEvent.fill(campo, 'maria')
  const achada = cartao('Maria Souza')
  await expect.element(achada.getByText('Suspenso')).toBeVisible()
  await expect.element(achada.getByText(/Cliente com restrição/)).toBeVisible()
  await expect.element(achada.getByText(CPF)).toBeVisible()
  await expect.element(acao('Ligar para (11) 98765-4321')).toHaveAttribute('href', 'tel:+5511987654321')
  await expect
    .element(acao('Abrir cadastro de Maria Souza'))
    .toHaveAttribute('href', `/admin/cliente/${maria.id}`)
  await expect
    .element(acao('Nova venda para Maria Souza'))
    .toHaveAttribute('href', `/vendedor?cliente=${maria.id}`)
  expect(endereco()).toBe('/cliente?busca=maria')
  expect(chamadas.filter((c) => c.startsWith('/api/cliente/consulta'))).toHaveLength(1)
})

test('quem não pode ver recebe os dados ocultos e nenhum caminho', async () => {
  const oculta = clienteDeTeste({
    nome: 'Maria Souza',
    cpf_cnpj: '***.982.247-**',
    telefone: '(11) *****-4321',
    mascarado: true,
  })
  abrir([], () => [oculta], '?busca=maria')
  await expect.element(cartao('Maria Souza').getByText('***.982.247-**')).toBeVisible()
  await expect.element(page.getByText(/Parte dos dados está oculta/)).toBeVisible()
  expect(
    page
      .getByRole('main')
      .last()
      .getByRole('link', { name: /Ligar|Abrir|venda/ })
      .query(),
  ).toBeNull()
})

test('diz o que o cliente tem e o que espera, com o caminho de quem o pode abrir', async () => {
  const vendas = [{ ...daVenda, propria: false }]
  const boletos = { em_aberto: 3, vencidos: 2, valor_vencido: 229_80 }
  const resumo = tem({ vendas, atendimentos: { em_aberto: 2, atrasados: 1 }, boletos, planos_a_mais: 1 })
  const { chamadas } = abrir(
    ['VISUALIZAR.CLIENTE', 'LISTAR.TODAS_VENDAS', 'LISTAR.ATENDIMENTO', 'LISTAR.BOLETO'],
    () => [maria],
    '?busca=maria',
    { resumo },
  )
  const linhas = page.getByRole('list', { name: 'O que tem e o que espera' }).getByRole('listitem')
  await expect
    .poll(() => linhas.elements().map((linha) => linha.textContent))
    .toEqual([
      'Fibra 500Suspenso',
      'e mais 1 plano',
      'Venda 815GigaEm análise',
      '2 atendimentos em aberto1 atrasado',
      '3 boletos em aberto2 vencidos, R$ 229,80',
    ])
  await expect.element(acao('Fibra 500')).toHaveAttribute('href', `/admin/cliente/${maria.id}/plano/${PLANO}`)
  await expect.element(acao('Venda 815')).toHaveAttribute('href', `/admin/venda/${VENDA}`)
  await expect
    .element(acao('2 atendimentos em aberto'))
    .toHaveAttribute('href', `/admin/atendimento?cliente_id=${maria.id}&visao=em_aberto`)
  await expect
    .element(acao('3 boletos em aberto'))
    .toHaveAttribute('href', `/admin/boleto?cliente_id=${maria.id}&visao=em_aberto`)
  expect(chamadas.filter((c) => c.startsWith('/api/cliente/resumos'))).toEqual([
    `/api/cliente/resumos?ids=${maria.id}`,
  ])
})

test('a própria venda abre na tela do vendedor; o plano, só para quem abre clientes', async () => {
  const resumo = tem({ vendas: [{ ...daVenda, propria: true }] })
  abrir(['REALIZAR_VENDA', 'LISTAR.VENDA'], () => [maria], '?busca=maria', { resumo })
  await expect.element(acao('Venda 815')).toHaveAttribute('href', `/vendedor/venda/${VENDA}`)
  await expect.element(page.getByText('Fibra 500')).toBeVisible()
  expect(acao('Fibra 500').query()).toBeNull()
  entrarCom(['REALIZAR_VENDA', 'LISTAR.VENDA', 'CRIAR.VENDA'])
  await expect.element(acao('Fibra 500')).toHaveAttribute('href', `/admin/cliente/${maria.id}/plano/${PLANO}`)
})

test('um documento que não é de ninguém começa a venda de quem pode vender', async () => {
  abrir(['REALIZAR_VENDA'], () => [], `?busca=${CPF}`)
  await expect.element(page.getByText('Nenhum cliente encontrado')).toBeVisible()
  await expect
    .element(acao(`Nova venda para ${CPF}`))
    .toHaveAttribute('href', '/vendedor?documento=52998224725')
})

test('um nome que não é de ninguém não começa venda nenhuma', async () => {
  abrir(['REALIZAR_VENDA'], () => [], '?busca=ximenes')
  await expect.element(page.getByText('Nenhum cliente encontrado')).toBeVisible()
  expect(acao(/Nova venda/).query()).toBeNull()
})

test.each(['559.997', '99243-4603'])(
  '%s é parte de um número: diz o que digitar a quem não pode ver',
  async (parte) => {
    abrir(['REALIZAR_VENDA'], () => [], `?busca=${parte}`)
    await expect.element(page.getByText('Digite o CPF ou CNPJ inteiro, ou o telefone com DDD.')).toBeVisible()
    expect(page.getByText('Nenhum cliente encontrado').query()).toBeNull()
  },
)

test('quem pode ver clientes procura por parte de um número', async () => {
  abrir(['VISUALIZAR.CLIENTE'], () => [], '?busca=559.997')
  await expect.element(page.getByText('Nenhum cliente encontrado')).toBeVisible()
})

test('uma letra só: explica sob o campo, e o que já estava na tela fica', async () => {
  abrir([], () => [maria], '?busca=maria')
  await expect.element(cartao('Maria Souza')).toBeVisible()
  await userEvent.fill(campo, 'x')
  await expect.element(page.getByText(DIGITE_MAIS)).toBeVisible()
  await expect.element(cartao('Maria Souza')).toBeVisible()
})

test('ninguém é dado por inexistente antes da resposta ao que está escrito', async () => {
  const resposta: { chegar?: (itens: ClienteEncontrado[]) => void } = {}
  abrir(['VISUALIZAR.CLIENTE'], (busca) =>
    busca === CPF
      ? new Promise((pronto) => {
          resposta.chegar = pronto
        })
      : [],
  )
  await userEvent.fill(campo, '529.982.247-2')
  await expect.element(page.getByText('Nenhum cliente encontrado')).toBeVisible()
  await userEvent.fill(campo, CPF)
  await expect.poll(() => resposta.chegar).toBeDefined()
  expect(page.getByText('Nenhum cliente encontrado').query()).toBeNull()
  resposta.chegar?.([maria])
  await expect.element(cartao('Maria Souza')).toBeVisible()
})

test('quando há mais do que cabe, diz como chegar ao certo', async () => {
  abrir([], () => [maria], '?busca=maria', { ha_mais: true })
  await expect.element(page.getByText(/Escreva mais do nome/)).toBeVisible()
})
