import type { Permissao } from '@balcao/contract/base/permissao'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { clienteDeTeste } from '#testes/clientes.ts'
import { montarApp } from '#testes/montarApp.tsx'

const DIGITE_MAIS = 'Digite mais: ao menos duas letras ou números'
const EMPRESAS = [
  { id: '0192d3a4-5b6c-7d8e-9f01-aaaaaaaaaaaa', nome: 'Fibra Norte' },
  { id: '0192d3a4-5b6c-7d8e-9f01-bbbbbbbbbbbb', nome: 'Fibra Sul' },
]

const maria = clienteDeTeste({ nome: 'Maria Souza', restrito: true })
const joao = clienteDeTeste({ nome: 'João Lima', cpf_cnpj: null, telefone: null, cidade: null, uf: null })

const paginaCom = (...itens: unknown[]) => ({ json: { itens, anterior: null, proximo: null } })
const recusa = { status: 422, json: { message: 'Confira', errors: [], campos: { busca: [DIGITE_MAIS] } } }

type Api = {
  lista?: (busca: string | null) => ReturnType<typeof paginaCom> | Promise<ReturnType<typeof paginaCom>>
  total?: (busca: string | null) => { json: unknown } | Promise<{ json: unknown }>
  empresas?: typeof EMPRESAS
}

const tabela = page.getByRole('region', { name: 'Clientes' })

const abrir = (permissoes: Permissao[], { lista, total, empresas = [] }: Api = {}, endereco = '') =>
  montarApp(`/admin/cliente${endereco}`, ['LISTAR.CLIENTE', ...permissoes], (url) => {
    const busca = url.searchParams.get('busca')
    if (url.pathname === '/api/cliente') {
      if (busca?.length === 1) return recusa
      return lista ? lista(busca) : paginaCom(maria, joao)
    }
    if (url.pathname === '/api/cliente/total') {
      if (busca?.length === 1) return recusa
      return total ? total(busca) : { json: { total: 2, total_exato: true } }
    }
    if (url.pathname === '/api/empresa/opcoes') return { json: empresas }
    if (url.pathname === '/api/cliente/exportar') return { json: '' }
    return undefined
  })

const linha = (nome: string) => page.getByRole('row').filter({ hasText: nome })
const busca = page.getByRole('searchbox', { name: 'Buscar' })
const nuncaMais = () => new Promise<never>(() => {})

beforeEach(() => page.viewport(1440, 900))

test('a linha diz quem é e se há restrição, e abre o cadastro de quem pode ver', async () => {
  abrir(['VISUALIZAR.CLIENTE'])
  const celula = (texto: string) => linha('Maria Souza').getByRole('cell', { name: texto, exact: true })
  for (const texto of ['Maria Souza Restrito', '529.982.247-25', '(11) 98765-4321', 'Campinas – SP', 'Ativo'])
    await expect.element(celula(texto)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'João Lima' }))
    .toHaveAttribute('href', `/admin/cliente/${joao.id}`)
  await expect.element(page.getByText('2 clientes')).toBeVisible()
})

test('quem só lista não tem links, e os botões dizem por quê ou não estão', async () => {
  // Importing also requires permission to view.
  abrir(['IMPORTAR.CLIENTE'])
  await expect.element(linha('João Lima')).toBeVisible()
  expect(page.getByRole('link', { name: 'João Lima' }).query()).toBeNull()
  await expect
    .element(page.getByRole('button', { name: 'Novo cliente' }))
    .toHaveAttribute('aria-disabled', 'true')
  expect(page.getByRole('link', { name: 'Importar', exact: true }).query()).toBeNull()
})

test('quem edita e importa tem os dois caminhos', async () => {
  abrir(['EDITAR.CLIENTE', 'IMPORTAR.CLIENTE', 'VISUALIZAR.CLIENTE'])
  await expect
    .element(page.getByRole('link', { name: 'Importar', exact: true }))
    .toHaveAttribute('href', '/admin/cliente/importar')
  await expect
    .element(page.getByRole('button', { name: 'Novo cliente' }))
    .not.toHaveAttribute('aria-disabled')
})

test('a coluna Empresa só existe para quem tem mais de uma', async () => {
  abrir([], { empresas: EMPRESAS.slice(0, 1) })
  await expect.element(linha('Maria Souza')).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Empresa' }).query()).toBeNull()
})

test('com mais de uma empresa, a coluna traz o nome', async () => {
  abrir([], { empresas: EMPRESAS })
  await expect.element(page.getByRole('columnheader', { name: 'Empresa' })).toBeVisible()
  await expect.element(linha('Maria Souza').getByRole('cell', { name: 'Fibra Norte' })).toBeVisible()
})

test('as linhas não esperam pelo total, e o total não é contado de novo por página ou ordem', async () => {
  let responder = (_: { json: unknown }) => {}
  const { chamadas } = abrir([], {
    total: () =>
      new Promise((pronto) => {
        responder = pronto
      }),
  })
  await expect.element(linha('Maria Souza')).toBeVisible()
  await expect.element(page.getByText('…', { exact: true })).toBeVisible()
  // Asked for only after the rows.
  await expect.poll(() => chamadas.some((c) => c.startsWith('/api/cliente/total'))).toBe(true)
  responder({ json: { total: 10_000, total_exato: false } })
  await expect.element(page.getByText('mais de 10.000 clientes')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Nome' }))
  await expect.poll(() => chamadas.filter((c) => c.startsWith('/api/cliente?')).length).toBe(1)
  expect(chamadas.filter((c) => c.startsWith('/api/cliente/total'))).toHaveLength(1)
})

test('um total que falha não atrapalha a lista', async () => {
  abrir([], { total: () => ({ status: 500, json: {} }) })
  await expect.element(linha('Maria Souza')).toBeVisible()
  await expect.poll(() => page.getByText('…', { exact: true }).query()).toBeNull()
})

test('uma letra só: a explicação fica sob a busca e as linhas de antes continuam', async () => {
  const { endereco } = abrir([])
  await expect.element(page.getByText('2 clientes')).toBeVisible()
  await userEvent.type(busca, 'm')
  await expect.element(page.getByText(DIGITE_MAIS)).toBeVisible()
  await expect.element(busca).toHaveAccessibleDescription(DIGITE_MAIS)
  await expect.element(linha('Maria Souza')).toBeVisible()
  await expect.element(page.getByText('2 clientes')).toBeVisible()
  await expect.element(tabela).toHaveAttribute('data-de-outra-busca')
  expect(endereco()).toContain('busca=m')
  await userEvent.type(busca, 'aria')
  await expect.poll(() => page.getByText(DIGITE_MAIS).query()).toBeNull()
  await expect.element(tabela).not.toHaveAttribute('data-de-outra-busca')
})

test('aberta já com uma letra só, a tela explica em vez de esperar', async () => {
  abrir([], {}, '?busca=m')
  await expect.element(page.getByText(DIGITE_MAIS).first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Limpar busca e filtros' }))
  await expect.element(linha('Maria Souza')).toBeVisible()
})

test('a resposta atrasada de uma busca anterior não toma o lugar da nova', async () => {
  const atrasada: { chegar?: (pagina: ReturnType<typeof paginaCom>) => void } = {}
  abrir([], {
    lista: (texto) => {
      if (texto === 'ma')
        return new Promise((pronto) => {
          atrasada.chegar = pronto
        })
      return texto === 'maria' ? paginaCom(maria) : paginaCom(joao)
    },
    total: (texto) => (texto === 'ma' ? nuncaMais() : { json: { total: 1, total_exato: true } }),
  })
  await expect.element(linha('João Lima')).toBeVisible()
  await userEvent.type(busca, 'ma')
  await expect.poll(() => atrasada.chegar).toBeDefined()
  await userEvent.type(busca, 'ria')
  await expect.element(linha('Maria Souza')).toBeVisible()
  atrasada.chegar?.(paginaCom(joao))
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await userEvent.click(busca)
  await expect.element(linha('Maria Souza')).toBeVisible()
  expect(linha('João Lima').query()).toBeNull()
})

test('o CSV leva o que está filtrado, inteiro, seja qual for a página em que se está', async () => {
  const { chamadas } = abrir([], {}, '?busca=souza&uf=SP&ordem=nome&cursor=abc&limite=2')
  await expect.element(linha('Maria Souza')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Exportar CSV completo' }))
  await expect
    .poll(() => chamadas.filter((c) => c.startsWith('/api/cliente/exportar')))
    .toEqual(['/api/cliente/exportar?busca=souza&uf=SP&ordem=nome'])
})

test('sem rede a tela diz, as linhas de antes ficam, e de volta a rede o aviso some', async () => {
  const rede = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let cai = false
  abrir([], {
    lista: () => {
      if (cai) throw new TypeError('Failed to fetch')
      return paginaCom(maria, joao)
    },
  })
  const aviso = page.getByRole('status').filter({ hasText: /^Sem conexão/ })
  await expect.element(aviso).toBeVisible()
  await expect.element(linha('Maria Souza')).toBeVisible()
  cai = true
  await userEvent.type(busca, 'joão')
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect.element(linha('Maria Souza')).toBeVisible()
  rede.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => page.getByText(/^Sem conexão/).query()).toBeNull()
})

test('descansar o mouse numa linha não é um acesso ao cadastro', async () => {
  const { chamadas, router } = abrir(['VISUALIZAR.CLIENTE'])
  await expect.element(linha('João Lima')).toBeVisible()
  await router.preloadRoute({ to: '/admin/cliente/$id', params: { id: joao.id } })
  expect(chamadas).not.toContain(`/api/cliente/${joao.id}`)
  await userEvent.click(page.getByRole('link', { name: 'João Lima' }))
  await expect.poll(() => chamadas).toContain(`/api/cliente/${joao.id}`)
})

test('de volta do cadastro, o foco está na linha de onde se saiu', async () => {
  const { endereco, router } = abrir(['VISUALIZAR.CLIENTE'])
  const joaoNaLista = page.getByRole('link', { name: 'João Lima' })
  await userEvent.click(joaoNaLista)
  await expect.poll(endereco).toBe(`/admin/cliente/${joao.id}`)
  await expect.poll(() => joaoNaLista.query()).toBeNull()
  router.history.back()
  await expect.element(joaoNaLista).toHaveFocus()
})

test('parte de um número: quem não pode ver clientes fica sabendo o que digitar', async () => {
  abrir([], { lista: () => paginaCom() }, '?busca=559.997')
  await expect.element(page.getByText(/^Digite o CPF ou CNPJ inteiro/)).toBeVisible()
})

test('quem pode ver procura por parte de um número, e não há outro a digitar', async () => {
  abrir(['VISUALIZAR.CLIENTE'], { lista: () => paginaCom() }, '?busca=559.997')
  await expect.element(page.getByText('Não há dados para exibir')).toBeVisible()
})

test('a ordem de uma coluna escondida é dita no rodapé, e muda ali; a de uma visível, no cabeçalho', async () => {
  abrir([], { empresas: EMPRESAS })
  const ordem = page.getByRole('button', { name: /^Ordem: Criado em/ })
  await expect.element(ordem).toHaveAccessibleName(/decrescente/)
  await userEvent.click(ordem)
  await userEvent.click(page.getByRole('menuitem', { name: 'Criado em' }))
  await expect.element(ordem).toHaveAccessibleName(/ crescente/)
  await userEvent.click(page.getByRole('button', { name: 'Nome' }))
  await expect.poll(() => page.getByText(/^Ordem:/).query()).toBeNull()
})

test('os filtros esperam atrás do botão', async () => {
  abrir([])
  await expect.element(linha('Maria Souza')).toBeVisible()
  expect(page.getByRole('combobox', { name: 'UF' }).query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Filtros' }))
  await expect.element(page.getByRole('combobox', { name: 'UF' })).toBeVisible()
})

test('filtros que já valem estão à vista, e o botão os conta', async () => {
  const { endereco } = abrir([], {}, '?situacao=ATIVO&restrito=true')
  await expect.element(linha('Maria Souza')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Filtros (2)' })).toBeVisible()
  await page.getByRole('combobox', { name: 'UF' }).selectOptions('SP')
  await expect.poll(endereco).toContain('uf=SP')
  await userEvent.fill(page.getByLabelText('Criado de'), '05/11/2026')
  await expect.poll(endereco).toContain('criado_de=2026-11-05')
  await userEvent.click(page.getByRole('button', { name: 'Limpar filtros' }))
  await expect.poll(endereco).toBe('/admin/cliente')
})
