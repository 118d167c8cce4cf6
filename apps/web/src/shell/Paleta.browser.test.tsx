import type { Permissao } from '@balcao/contract/base/permissao'
import type { ClienteEncontrado } from '@balcao/contract/clientes/cliente/api'
import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { clienteDeTeste } from '#testes/clientes.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { vendaDeTeste } from '#testes/vendas.ts'

const maria = clienteDeTeste({ nome: 'Maria Ximenes', restrito: true })
const joana = clienteDeTeste({ nome: 'Joana Ximenes' })

type Achados = (busca: string) => ClienteEncontrado[] | Promise<ClienteEncontrado[]>

type Resposta = { status?: number; json: unknown }
type Respostas = Record<string, () => Resposta | Promise<Resposta>>

const LISTAS = ['oferta', 'plano', 'usuario', 'promocao', 'canal-venda'].map((nome) => `/api/${nome}`)
const pagina = (itens: object[]) => ({ json: { itens, anterior: null, proximo: null } })

const botao = page.getByRole('button', { name: /Buscar tela, cliente ou venda/ })

const montar = (permissoes: Permissao[], achados: Achados, listas: Respostas = {}) =>
  montarApp('/admin/painel', permissoes, async (url) => {
    const lista = listas[url.pathname]
    if (lista) return lista()
    if (LISTAS.includes(url.pathname)) return pagina([])
    if (url.pathname === '/api/cliente/consulta')
      return { json: { itens: await achados(url.searchParams.get('busca') ?? ''), ha_mais: false } }
    if (url.pathname === '/api/empresa/opcoes') return { json: [] }
    // The record's page has its own tests. Here only the destination matters.
    return url.pathname.startsWith('/api/cliente/') ? new Promise<never>(() => {}) : undefined
  })

const abrir = async (...como: Parameters<typeof montar>) => {
  const app = montar(...como)
  await userEvent.click(botao)
  return { ...app, consultas: () => app.chamadas.filter((c) => c.startsWith('/api/cliente/consulta')) }
}
const campo = page.getByRole('dialog').getByRole('combobox')
const opcao = (nome: RegExp) => page.getByRole('dialog').getByRole('option', { name: nome })

beforeEach(() => page.viewport(1440, 900))

test('encontra clientes a partir de três letras e abre o cadastro de quem pode ver', async () => {
  const { consultas, endereco } = await abrir(['VISUALIZAR.CLIENTE'], () => [maria])
  await userEvent.fill(campo, 'xi')
  await expect.element(page.getByText('Nada encontrado')).toBeVisible()
  expect(consultas()).toHaveLength(0)
  await userEvent.fill(campo, 'ximenes')
  await expect.element(opcao(/Maria Ximenes.*Com restrição · 529\.982\.247-25 · Campinas – SP/)).toBeVisible()
  expect(consultas()).toHaveLength(1)
  await expect.element(opcao(/Maria Ximenes/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(endereco).toBe(`/admin/cliente/${maria.id}`)
})

test('acha vendas por protocolo ou cliente, para quem as lista, e abre a venda', async () => {
  const venda = vendaDeTeste({ cliente: 'Rita Ximenes', protocolo: 7001 })
  const listas = { '/api/venda': () => pagina([venda]) }
  const { endereco, chamadas } = await abrir(['LISTAR.VENDA'], () => [], listas)
  await userEvent.fill(campo, '7001')
  await expect.element(opcao(/Rita Ximenes.*Vendas · Protocolo 7001 · Fibra 500 · Em análise/)).toBeVisible()
  expect(chamadas).toContain('/api/venda?busca=7001&limite=5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(endereco).toBe(`/admin/venda/${venda.id}`)
})

test('quem vende abre a sua venda na página de quem vende', async () => {
  const venda = vendaDeTeste({ cliente: 'Rita Ximenes', protocolo: 7001 })
  const { endereco } = await abrir(['LISTAR.VENDA', 'REALIZAR_VENDA'], () => [], {
    '/api/venda': () => pagina([venda]),
  })
  await userEvent.fill(campo, '7001')
  await expect.element(opcao(/Rita Ximenes/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(endereco).toBe(`/vendedor/venda/${venda.id}`)
})

test('a venda com esse número vem antes do cliente que o tem no documento', async () => {
  const listas = { '/api/venda': () => pagina([vendaDeTeste({ cliente: 'Rita Ximenes' })]) }
  await abrir(['LISTAR.VENDA'], () => [maria], listas)
  await userEvent.fill(campo, '7001')
  const nomes = () =>
    opcao(/Ximenes/)
      .elements()
      .map((entrada) => entrada.textContent?.slice(0, 4))
  await expect.poll(nomes).toEqual(['Rita', 'Mari'])
})

test('Enter abre o primeiro, também quando ele chega por último', async () => {
  const espera = Promise.withResolvers<void>()
  const venda = vendaDeTeste({ cliente: 'Rita Ximenes' })
  const depois = async () => {
    await espera.promise
    return pagina([venda])
  }
  const { endereco } = await abrir(['LISTAR.VENDA'], () => [maria, joana], { '/api/venda': depois })
  await userEvent.fill(campo, '7001')
  await expect.element(opcao(/Maria Ximenes/)).toHaveAttribute('aria-selected', 'true')
  espera.resolve()
  await expect.element(opcao(/Rita Ximenes/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(endereco).toBe(`/admin/venda/${venda.id}`)
})

test('o que as setas marcaram fica marcado quando chega mais', async () => {
  const espera = Promise.withResolvers<void>()
  const depois = async () => {
    await espera.promise
    return pagina([vendaDeTeste({ cliente: 'Rita Ximenes' })])
  }
  await abrir(['LISTAR.VENDA'], () => [maria, joana], { '/api/venda': depois })
  await userEvent.fill(campo, '7001')
  await expect.element(opcao(/Joana Ximenes/)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(opcao(/Joana Ximenes/)).toHaveAttribute('aria-selected', 'true')
  espera.resolve()
  await expect.element(opcao(/Rita Ximenes/)).toBeVisible()
  await expect.element(opcao(/Joana Ximenes/)).toHaveAttribute('aria-selected', 'true')
})

test('o que tem esse número vem antes do que só contém os seus dígitos', async () => {
  const venda = vendaDeTeste({ cliente: 'Rita Ximenes', protocolo: 9161 })
  const boleto = { id: ID, numero: 161, cliente: { id: ID, nome: 'Ana Ximenes' }, descricao: 'Avulso' }
  await abrir(['LISTAR.VENDA', 'LISTAR.BOLETO'], () => [maria], {
    '/api/venda': () => pagina([venda]),
    '/api/boleto': () => pagina([{ ...boleto, valor: 100_00, vencimento: '2026-03-10', situacao: 'ABERTO' }]),
  })
  await userEvent.fill(campo, '161')
  const nomes = () =>
    opcao(/Ximenes/)
      .elements()
      .map((entrada) => entrada.textContent?.slice(0, 4))
  await expect.poll(nomes).toEqual(['Bole', 'Rita', 'Mari'])
})

test('quem não vê a tela ouve qual opção as setas marcam', async () => {
  await abrir(['LISTAR.USUARIO'], (busca) => (busca === 'ximenes' ? [maria, joana] : []))
  await expect.element(campo).toHaveAttribute('aria-expanded', 'true')
  await expect.element(campo).not.toHaveAttribute('aria-activedescendant')
  await expect.element(campo).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  const primeira = page.getByRole('dialog').getByRole('option').first()
  await expect.element(primeira).toHaveAttribute('aria-selected', 'true')
  await userEvent.fill(campo, 'ximenes')
  await expect.element(opcao(/Joana Ximenes/)).toBeVisible()
  const lista = page.getByRole('listbox', { name: 'Buscar tela, cliente ou venda' })
  await expect.element(campo).toHaveAttribute('aria-controls', lista.element().id)
  const marcada = async (nome: RegExp) => {
    await expect.element(opcao(nome)).toHaveAttribute('aria-selected', 'true')
    await expect.element(campo).toHaveAttribute('aria-activedescendant', opcao(nome).element().id)
    expect(lista.getByRole('option', { selected: true }).all()).toHaveLength(1)
  }
  await marcada(/Maria Ximenes/)
  await userEvent.keyboard('{ArrowDown}')
  await marcada(/Joana Ximenes/)
  await userEvent.keyboard('{ArrowUp}')
  await marcada(/Maria Ximenes/)
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.fill(campo, 'xyzw')
  await expect.element(page.getByText('Nada encontrado')).toBeVisible()
  await expect.element(campo).toHaveAttribute('aria-expanded', 'false')
  await expect.element(campo).not.toHaveAttribute('aria-activedescendant')
})

test('quem não lista vendas não as procura', async () => {
  const { chamadas } = await abrir(['REALIZAR_VENDA'], () => [maria], {
    '/api/venda': () => pagina([vendaDeTeste()]),
  })
  await userEvent.fill(campo, 'ximenes')
  await expect.element(opcao(/Maria Ximenes/)).toBeVisible()
  expect(chamadas.filter((c) => c.startsWith('/api/venda?'))).toEqual([])
})

test('quem não pode abrir o cadastro é levado à consulta', async () => {
  const { endereco } = await abrir([], () => [maria])
  await userEvent.fill(campo, 'ximenes')
  await expect.element(opcao(/Maria Ximenes/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => decodeURIComponent(endereco())).toBe(`/cliente?busca=nº+${maria.codigo}`)
})

test('enquanto a resposta não vem, só fica o que combina com o que está escrito', async () => {
  await abrir([], (busca) => (busca === 'ximenes' ? [maria, joana] : new Promise(() => {})))
  await userEvent.fill(campo, 'ximenes')
  await expect.element(opcao(/Joana Ximenes/)).toBeVisible()
  await userEvent.fill(campo, 'ximenes maria')
  await expect.poll(() => opcao(/Joana Ximenes/).query()).toBeNull()
  await expect.element(opcao(/Maria Ximenes/)).toBeVisible()
  await userEvent.fill(campo, 'ximenes pedro')
  await expect.element(page.getByText('Procurando…')).toBeVisible()
})

test.each<[Permissao, string, RegExp]>([
  ['EDITAR.CLIENTE', 'Novo cliente', /^\/admin\/cliente\/novo$/],
  ['CRIAR.EMPRESA', 'Nova empresa', /^\/admin\/empresa\/nova$/],
  ['REALIZAR_VENDA', 'Nova venda', /^\/vendedor\/venda\/[^/]+\/cliente$/],
])('com %s, leva a “%s”', async (permissao, nome, destino) => {
  const { endereco } = await abrir([permissao], () => [])
  await userEvent.fill(campo, nome)
  await expect.element(opcao(new RegExp(nome))).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(endereco).toMatch(destino)
})

const ID = '0192d3a4-5b6c-7d8e-9f01-000000000001'
const fibra = { id: ID, nome: 'Fibra 500', codigo: 'F500' }
/**
 * Only requests with the text typed into the palette:
 * the page that an earlier test opened may still be loading its own list.
 */
const perguntadas = (chamadas: string[]) =>
  LISTAS.filter((lista) => chamadas.some((chamada) => chamada.startsWith(`${lista}?busca=fib`)))

test.each<[Permissao[], string, object, RegExp, string]>([
  [
    ['LISTAR.PLANO', 'EDITAR.PLANO'],
    '/api/plano',
    fibra,
    /Fibra 500.*Cadastro de planos · F500/,
    `/admin/configuracao/plano/${ID}`,
  ],
  [
    ['LISTAR.USUARIO', 'EDITAR.USUARIO'],
    '/api/usuario',
    { id: ID, nome: 'Fibria Souza', email: 'fibria@teste.br' },
    /Fibria Souza.*Usuários · fibria@teste\.br/,
    `/admin/usuario/${ID}`,
  ],
  [
    ['LISTAR.PROMOCAO', 'VINCULAR.ADICIONAL'],
    '/api/promocao',
    { id: ID, nome: 'Fibra no verão', codigo: null },
    /Fibra no verão.*Promoções/,
    `/admin/promocao/${ID}`,
  ],
  [
    ['LISTAR.CANAL_VENDA', 'EDITAR.CANAL_VENDA'],
    '/api/canal-venda',
    { id: ID, nome: 'Fibra na rua', tipo: 'PORTA_A_PORTA' },
    /Fibra na rua.*Canais de venda · Porta a porta/,
    `/admin/canal-venda/${ID}`,
  ],
])('com %s encontra em %s e abre o registro', async (permissoes, lista, achado, texto, destino) => {
  const { chamadas, endereco } = await abrir(permissoes, () => [], { [lista]: () => pagina([achado]) })
  await userEvent.fill(campo, 'fib')
  await expect.element(opcao(texto)).toBeVisible()
  expect(perguntadas(chamadas)).toEqual(['/api/oferta', lista])
  await userEvent.keyboard('{Enter}')
  await expect.poll(endereco).toBe(destino)
})

test('quem lista mas não abre o registro é levado à lista, com o nome procurado', async () => {
  const { endereco } = await abrir(['LISTAR.PLANO'], () => [], { '/api/plano': () => pagina([fibra]) })
  await userEvent.fill(campo, 'fibra')
  await expect.element(opcao(/Fibra 500/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(endereco).toBe('/admin/configuracao/plano?busca=Fibra+500')
})

test('quem não lista nada encontra o que se vende, e só isso se pergunta', async () => {
  const { chamadas, endereco } = await abrir([], () => [], { '/api/oferta': () => pagina([fibra]) })
  await userEvent.fill(campo, 'fibra')
  await expect.element(opcao(/Fibra 500.*Planos · F500/)).toBeVisible()
  expect(perguntadas(chamadas)).toEqual(['/api/oferta'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(endereco).toBe(`/admin/planos?plano=${ID}`)
})

test('um plano que se vende e se cadastra aparece uma vez, e abre o seu cadastro', async () => {
  const { endereco } = await abrir(['LISTAR.PLANO', 'EDITAR.PLANO'], () => [], {
    '/api/oferta': () => pagina([fibra]),
    '/api/plano': () => pagina([fibra]),
  })
  await userEvent.fill(campo, 'fibra')
  await expect.element(opcao(/Fibra 500.*Cadastro de planos · F500/)).toBeVisible()
  expect(opcao(/Fibra 500/).all()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(endereco).toBe(`/admin/configuracao/plano/${ID}`)
})

test('uma lista que não responde não esconde as outras, e pode ser perguntada de novo', async () => {
  const estado = { fora: true }
  await abrir(['LISTAR.PLANO', 'LISTAR.USUARIO'], () => [], {
    '/api/plano': () =>
      estado.fora ? { status: 503, json: { message: 'Fora do ar', errors: [] } } : pagina([fibra]),
    '/api/usuario': () => pagina([{ id: ID, nome: 'Fibria Souza', email: 'fibria@teste.br' }]),
  })
  await userEvent.fill(campo, 'fib')
  await expect.element(opcao(/Fibria Souza/)).toBeVisible()
  estado.fora = false
  await expect.element(opcao(/Parte da busca não respondeu.*Tentar de novo/)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(opcao(/Fibra 500/)).toBeVisible()
  await expect.poll(() => opcao(/Parte da busca não respondeu/).query()).toBeNull()
})

test('o que ninguém tem é dito, depois de todos responderem', async () => {
  await abrir(['LISTAR.PLANO'], () => [])
  await userEvent.fill(campo, 'xyzw')
  await expect.element(page.getByText('Nada encontrado')).toBeVisible()
})

test('o que se digita antes de ela chegar fica nela, e não age sobre a página', async () => {
  const daPagina: string[] = []
  const ouvir = ({ key }: KeyboardEvent) => daPagina.push(key)
  window.addEventListener('keydown', ouvir)
  montar([], () => [])
  await expect.element(botao).toBeVisible()
  // In one go, before anything can take the focus.
  ;(botao.element() as HTMLElement).click()
  for (const key of ['c', 'o', 'x', 'Backspace', 'n', 't', 'Enter'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  window.removeEventListener('keydown', ouvir)
  await expect.element(campo).toHaveValue('cont')
  await expect.element(campo).toHaveFocus()
  expect(daPagina).toEqual([])
  await userEvent.keyboard('a')
  await expect.element(campo).toHaveValue('conta')
  await expect.element(opcao(/Minha conta/)).toHaveAttribute('data-selected', 'true')
})
