import type { Permissao } from '@balcao/contract/base/permissao'
import type { FilaDeVendas, VendaNaLista } from '@balcao/contract/vendas/lista-api'
import { nomesDasVisoes } from '@balcao/contract/vendas/visao'
import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { entrarCom } from '#testes/pessoa.ts'
import { vendaDeTeste } from '#testes/vendas.ts'

const HORA_MS = 3_600_000
const ha = (horas: number) => new Date(Date.now() - horas * HORA_MS).toISOString()

const maria = vendaDeTeste({ cliente: 'Maria Souza', situacao_em: ha(30) })
const joao = vendaDeTeste({ cliente: 'João Lima', situacao_em: ha(2), em_maos: 'Vera Lima' })

const fila = (visao: FilaDeVendas['visao'], parte: Partial<FilaDeVendas> = {}): FilaDeVendas => ({
  visao,
  total: 0,
  total_exato: true,
  atrasadas: 0,
  prazo_em_horas: visao === 'para_analisar' ? 24 : null,
  ...parte,
})

type Api = {
  vendas?: () => VendaNaLista[]
  filas?: () => FilaDeVendas[]
  empresas?: object[]
  falha?: () => boolean
}

const abrir = (
  endereco = '',
  {
    vendas = () => [maria, joao],
    filas = () => nomesDasVisoes.map((nome) => fila(nome)),
    ...resto
  }: Api = {},
  permissoes: Permissao[] = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'],
  esquema?: 'light' | 'dark',
) =>
  montarApp(
    `/admin/venda${endereco}`,
    permissoes,
    ({ pathname }) => {
      if (pathname === '/api/venda') {
        if (resto.falha?.()) return { status: 500, json: { message: 'Algo deu errado', errors: [] } }
        return { json: { itens: vendas(), anterior: null, proximo: null } }
      }
      if (pathname === '/api/venda/filas') return { json: filas() }
      if (pathname === '/api/venda/total') return { json: { total: vendas().length, total_exato: true } }
      if (pathname === '/api/venda/exportar') return { json: '' }
      if (pathname === '/api/venda/vendedores')
        return {
          json: [
            { id: maria.id, nome: 'Ana Vendas' },
            { id: joao.id, nome: 'Bia Vendas' },
          ],
        }
      if (pathname === '/api/empresa/opcoes') return { json: resto.empresas ?? [] }
      if (pathname.endsWith('/opcoes')) return { json: [] }
      return undefined
    },
    esquema,
  )

const linhas = () =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .elements()
    .map((linha) => linha.querySelector('a')?.textContent)
const linha = (nome: string) => page.getByRole('row').filter({ hasText: nome })
const aba = (nome: string | RegExp) =>
  page.getByRole('navigation', { name: 'Filas' }).getByRole('link', { name: nome })
const reler = () => queryClient.invalidateQueries({ queryKey: ['venda'] })

beforeEach(() => page.viewport(1440, 900))

test('a linha diz há quanto tempo espera e quem a tem, a atrasada se destaca, e abre a venda', async () => {
  abrir('', { filas: () => [fila('para_analisar', { total: 2, atrasadas: 1 })] })
  await expect.element(linha('Maria Souza').getByRole('cell', { name: '1 dia Atrasada' })).toBeVisible()
  await expect.element(linha('João Lima').getByRole('cell', { name: '2 h', exact: true })).toBeVisible()
  await expect.element(linha('João Lima').getByRole('cell', { name: 'R$ 99,90' })).toBeVisible()
  await expect.element(linha('João Lima').getByTitle('Por mês, sem contar descontos')).toBeVisible()
  await expect.element(linha('João Lima').getByText('com Vera Lima')).toBeVisible()
  await expect.element(linha('Maria Souza').getByText(/^com /)).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'João Lima' }))
    .toHaveAttribute('href', `/admin/venda/${joao.id}`)
})

test('cada fila tem o seu número e quantas estão em atraso; a aberta é a atual', async () => {
  const { endereco } = abrir('', {
    filas: () => [
      fila('para_autorizar', { total: 3 }),
      fila('para_analisar', { total: 999, total_exato: false, atrasadas: 40 }),
    ],
  })
  await expect.element(aba('Para autorizar 3')).toBeVisible()
  const cheia = aba('Para analisar mais de 999 40 em atraso')
  await expect.element(cheia).toBeVisible()
  expect(cheia.element().textContent).toContain('999+')
  await expect.element(aba('Todas')).toHaveAttribute('aria-current', 'page')
  await userEvent.click(aba(/^Para analisar/))
  await expect.poll(endereco).toBe('/admin/venda?visao=para_analisar')
  await expect.element(aba(/^Para analisar/)).toHaveAttribute('aria-current', 'page')
  await expect.element(aba('Todas')).not.toHaveAttribute('aria-current')
})

test('uma fila vazia diz o que não há; procurada em vão, oferece limpar e continua a mesma fila', async () => {
  const { endereco } = abrir('?visao=para_autorizar&busca=ninguém', { vendas: () => [] })
  await expect.element(page.getByText('Não há dados para exibir nesta fila')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Limpar busca e filtros' }))
  await expect.element(page.getByText('Nada para autorizar.')).toBeVisible()
  expect(endereco()).toBe('/admin/venda?visao=para_autorizar')
})

test('uma falha diz o que houve e tenta de novo', async () => {
  let falha = true
  abrir('', { falha: () => falha })
  await expect.element(page.getByText('Algo deu errado')).toBeVisible()
  falha = false
  await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
  await expect.element(linha('Maria Souza')).toBeVisible()
})

test('da fila em que decide, a pessoa pega a próxima', async () => {
  abrir('?visao=para_autorizar')
  await expect.element(page.getByRole('link', { name: 'Maria Souza' })).toBeVisible()
  const proxima = page.getByRole('link', { name: 'Próxima da fila' })
  expect(proxima.query()).toBeNull()
  entrarCom(['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'])
  await expect.element(proxima).toHaveAttribute('href', '/admin/venda/fila?fila=para_autorizar')
})

test('o que muda enquanto se lê não move nada: muda no lugar, o que sai fica dito, o novo espera', async () => {
  let agora = [maria, joao]
  abrir('?visao=para_analisar', { vendas: () => agora })
  await expect.element(linha('João Lima')).toBeVisible()
  ;(page.getByRole('link', { name: 'João Lima' }).element() as HTMLElement).focus()
  const lugar = () => linha('João Lima').element().getBoundingClientRect().top
  const antes = lugar()

  const nova = vendaDeTeste({ cliente: 'Nova Primeira', situacao_em: ha(50) })
  const ultima = vendaDeTeste({ cliente: 'Nova Última' })
  agora = [nova, { ...joao, plano: 'Fibra 1 Giga' }, ultima]
  await reler()
  await expect.element(linha('João Lima').getByRole('cell', { name: 'Fibra 1 Giga' })).toBeVisible()
  expect(linhas()).toEqual(['Maria Souza', 'João Lima', 'Nova Última'])
  await expect.element(linha('Maria Souza').getByRole('cell', { name: 'Saiu desta lista' })).toBeVisible()
  expect(lugar()).toBe(antes)
  await expect.element(page.getByRole('link', { name: 'João Lima' })).toHaveFocus()

  await userEvent.click(page.getByRole('button', { name: '1 venda nova: mostrar' }))
  await expect.poll(linhas).toEqual(['Nova Primeira', 'João Lima', 'Nova Última'])
  await expect.element(page.getByRole('link', { name: 'Nova Primeira' })).toHaveFocus()
  expect(page.getByText(/mostrar$/).query()).toBeNull()
})

test('outra fila começa do começo, sem marcas da anterior', async () => {
  abrir('', { vendas: () => [maria] })
  await expect.element(linha('Maria Souza')).toBeVisible()
  await userEvent.click(aba(/^Devolvidas/))
  await expect.element(aba(/^Devolvidas/)).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('columnheader', { name: 'Motivo' })).toBeVisible()
  expect(page.getByText('Saiu desta lista').query()).toBeNull()
})

test('as instalações do dia trazem turno, endereço e telefone, e imprimem', async () => {
  const visita = {
    endereco: 'Rua Direita, 10 – Centro – Campinas – SP – 13010-000',
    referencia: 'Portão azul',
    telefone: '+5519987654321',
  }
  const escondida = { ...visita, referencia: null, telefone: '(19) *****-4321' }
  const { chamadas } = abrir('?visao=instalacoes_de_hoje', {
    vendas: () => [
      { ...maria, situacao: 'AGENDADA', agendamento: { data: '2020-01-02', turno: 'TARDE' }, visita },
      {
        ...joao,
        situacao: 'AGENDADA',
        agendamento: { data: '2099-01-02', turno: 'NOITE' },
        visita: escondida,
      },
    ],
  })
  await expect
    .element(linha('Maria Souza').getByRole('cell', { name: '02/01, tarde Atrasada' }))
    .toBeVisible()
  await expect.element(linha('João Lima').getByRole('cell', { name: 'Noite', exact: true })).toBeVisible()
  await expect.element(linha('Maria Souza').getByText('Referência: Portão azul')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '(19) 98765-4321' }))
    .toHaveAttribute('href', 'tel:+5519987654321')
  await expect.element(linha('João Lima').getByText('(19) *****-4321')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
  expect(chamadas).toContain('/api/venda?limite=200&visao=instalacoes_de_hoje')
})

test('quem volta à fila vê o que há nela agora, e não o que saiu desde a última vez', async () => {
  let agora = [maria, joao]
  const { router } = abrir('?visao=para_analisar', { vendas: () => agora })
  await expect.poll(linhas).toEqual(['Maria Souza', 'João Lima'])
  await router.navigate({ to: '/ajuda' })
  await expect.element(page.getByRole('row')).not.toBeInTheDocument()
  agora = [joao, vendaDeTeste({ cliente: 'Nova' })]
  await queryClient.invalidateQueries({ refetchType: 'none' })
  await router.navigate({ to: '/admin/venda', search: { visao: 'para_analisar' } })
  await expect.poll(linhas).toEqual(['João Lima', 'Nova'])
  expect(page.getByText('Saiu desta lista').query()).toBeNull()
})

test('o que a busca não acha na fila procura-se em todas', async () => {
  const { endereco } = abrir('?visao=para_analisar&busca=991', { vendas: () => [] })
  await expect.element(page.getByText('Não há dados para exibir nesta fila')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Procurar em todas' }))
  await expect.poll(endereco).toBe('/admin/venda?busca=991')
  await expect.element(page.getByRole('button', { name: 'Limpar busca e filtros' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Procurar em todas' }).query()).toBeNull()
})

test('os filtros vão para o endereço; o valor, só inteiro; e o CSV leva o mesmo', async () => {
  const { chamadas, endereco } = abrir('?visao=para_analisar')
  await userEvent.click(page.getByRole('button', { name: 'Filtros' }))
  await page.getByRole('combobox', { name: 'Vendedor' }).selectOptions('Bia Vendas')
  await expect.poll(endereco).toContain(`vendedor_id=${joao.id}`)
  await userEvent.type(page.getByLabelText('Mensalidade de'), '99,90{Enter}')
  await expect.poll(endereco).toContain('valor_de=9990')
  await userEvent.fill(page.getByLabelText('Enviada até'), '05/11/2026')
  await expect.poll(endereco).toContain('criado_ate=2026-11-05')
  expect(chamadas.filter((c) => /^\/api\/venda\?.*valor_de/.test(c) && !c.includes('valor_de=9990'))).toEqual(
    [],
  )
  await expect.element(page.getByRole('button', { name: 'Filtros (3)' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Exportar CSV completo' }))
  const exportada = () => chamadas.find((c) => c.startsWith('/api/venda/exportar?'))?.split('?')[1]
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(exportada())))
    .toEqual({
      visao: 'para_analisar',
      vendedor_id: joao.id,
      criado_ate: '2026-11-05',
      valor_de: '9990',
    })
  await userEvent.click(page.getByRole('button', { name: 'Limpar filtros' }))
  await expect.poll(endereco).toBe('/admin/venda?visao=para_analisar')
})

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [360, 'light'],
  [360, 'dark'],
] as const)('acessível e sem rolagem lateral a %i px, tema %s', async (largura, esquema) => {
  await page.viewport(largura, 844)
  abrir(
    '?visao=para_analisar',
    {
      filas: () =>
        nomesDasVisoes.map((nome) => fila(nome, { total: 999, total_exato: false, atrasadas: 999 })),
    },
    undefined,
    esquema,
  )
  await expect.element(page.getByText('Maria Souza')).toBeVisible()
  await expect.element(aba(/^Para analisar/)).toBeInViewport()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('a fila das devolvidas cabe em 1440 px, com o nome do cliente e o motivo em linhas', async () => {
  await page.viewport(1440, 900)
  const motivo = 'O verso do documento está ilegível: tire a foto outra vez, com luz e sem reflexo'
  const cliente = 'Cláudia Helena Barbosa'
  const devolvida = vendaDeTeste({ cliente, situacao: 'PENDENTE', motivo, situacao_em: ha(300) })
  abrir('?visao=devolvidas', { vendas: () => [devolvida] })
  await expect.element(page.getByText(motivo)).toBeVisible()
  const rolagem = page.getByRole('table').element().parentElement
  expect(rolagem?.scrollWidth).toBe(rolagem?.clientWidth)
  const celulas = [...document.querySelectorAll('tbody td')]
  expect(celulas.filter((uma) => uma.scrollWidth > uma.clientWidth).map((uma) => uma.textContent)).toEqual([])
})
