import type { Pagina } from '@balcao/contract/base/pagina'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { ErroHttp } from '#http/erro.ts'
import { montar } from '#testes/montar.tsx'
import type { Coluna, LinkDaLinha } from './coluna.ts'
import { Tabela } from './Tabela.tsx'

type Pessoa = { id: string; nome: string; email: string; vendas: number }

const colunas: Coluna<Pessoa>[] = [
  { id: 'nome', titulo: 'Nome', celula: (p) => p.nome, ordenavel: true },
  { id: 'email', titulo: 'E-mail', celula: (p) => p.email, ordenavel: true },
  { id: 'vendas', titulo: 'Vendas', celula: (p) => p.vendas, numero: true },
  { id: 'codigo', titulo: 'Código', celula: (p) => p.id, opcional: true },
]
const pessoas = ['Ana', 'Bia', 'Caio'].map((nome, i) => ({
  id: `p${i}`,
  nome,
  email: `${nome}@provedor.com`,
  vendas: i * 10,
}))
const paginaDe = (itens: Pessoa[], resto: Partial<Pagina<Pessoa>> = {}): Pagina<Pessoa> => ({
  itens,
  anterior: null,
  proximo: null,
  total: itens.length,
  total_exato: true,
  ...resto,
})
const link: LinkDaLinha<Pessoa> = (p, { children, ...props }) => (
  <a href={`#/usuario/${p.id}`} {...props}>
    {children}
  </a>
)

const base: ComponentProps<typeof Tabela<Pessoa>> = {
  rotulo: 'Usuários',
  colunas,
  chaveDaLinha: (p) => p.id,
  pagina: paginaDe(pessoas),
  atualizando: false,
  erro: null,
  aoTentarDeNovo: () => {},
  link,
}
const cabecalho = (name: string) => page.getByRole('columnheader', { name })

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  localStorage.clear()
  location.hash = ''
})

describe('linhas', () => {
  test('a linha inteira é um link: clicar em qualquer célula abre', async () => {
    montar(<Tabela {...base} />)
    await userEvent.click(page.getByText('Bia@provedor.com'), { force: true })
    await expect.poll(() => location.hash).toBe('#/usuario/p1')
  })

  test('só a linha que abre alguma coisa responde ao mouse', async () => {
    const celula = page.getByText('Bia@provedor.com')
    const fundo = () => getComputedStyle(celula.element()).backgroundColor
    const { mostrar } = montar(<Tabela {...base} link={undefined} />)
    await userEvent.hover(celula)
    expect(fundo()).toBe('rgba(0, 0, 0, 0)')
    mostrar(<Tabela {...base} />)
    await expect.poll(fundo).not.toBe('rgba(0, 0, 0, 0)')
  })

  test('textos longos são cortados antes que a tabela role para o lado', async () => {
    const longo = 'Nome comprido '.repeat(30)
    const cedendo = colunas.map((coluna) => (coluna.numero ? coluna : { ...coluna, parte: 40 }))
    await page.viewport(965, 900)
    montar(
      <Tabela
        {...base}
        colunas={cedendo}
        pagina={paginaDe([{ id: 'p9', nome: longo, email: longo, vendas: 1 }])}
      />,
    )
    const grade = page.getByRole('table')
    await expect.element(grade).toBeVisible()
    const { scrollWidth, clientWidth } = grade.element().parentElement ?? document.body
    expect(scrollWidth).toBe(clientWidth)
  })

  test('setas, Home e End andam entre as linhas, e Enter abre', async () => {
    montar(<Tabela {...base} />)
    const linha = (name: string) => page.getByRole('link', { name })
    await expect.element(linha('Ana')).toHaveAttribute('tabindex', '0')
    ;(linha('Ana').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(linha('Caio')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(linha('Ana')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowUp}{Enter}')
    await expect.poll(() => location.hash).toBe('#/usuario/p1')
    await expect.element(linha('Ana')).toHaveAttribute('tabindex', '-1')
  })

  test('números ficam à direita com algarismos de mesma largura', async () => {
    montar(<Tabela {...base} />)
    const celula = page.getByRole('cell', { name: '20' })
    await expect.element(celula).toHaveStyle({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
  })
})

test('ordenar pelo cabeçalho pede a ordem ao servidor e diz o sentido', async () => {
  const aoOrdenar = vi.fn()
  const { mostrar } = montar(<Tabela {...base} ordem="nome" aoOrdenar={aoOrdenar} />)
  await userEvent.click(page.getByRole('button', { name: 'E-mail' }))
  expect(aoOrdenar).toHaveBeenLastCalledWith('email')
  mostrar(<Tabela {...base} ordem="email" aoOrdenar={aoOrdenar} />)
  await expect.element(cabecalho('E-mail')).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(page.getByRole('button', { name: 'E-mail' }))
  expect(aoOrdenar).toHaveBeenLastCalledWith('-email')
  await expect.element(cabecalho('Nome')).toHaveAttribute('aria-sort', 'none')
  await expect.element(cabecalho('Vendas')).not.toHaveAttribute('aria-sort')
})

describe('colunas', () => {
  test('a escolha vale na hora, fica guardada e volta ao padrão', async () => {
    const { mostrar } = montar(<Tabela key="1" {...base} />)
    await expect.element(cabecalho('Código')).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Colunas' }))
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Código' }))
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'E-mail' }))
    await expect.element(cabecalho('Código')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    mostrar(<Tabela key="2" {...base} />)
    await expect.element(cabecalho('Código')).toBeVisible()
    await expect.element(cabecalho('E-mail')).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Colunas' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Voltar ao padrão' }))
    await expect.element(cabecalho('E-mail')).toBeVisible()
    await expect.element(cabecalho('Código')).not.toBeInTheDocument()
  })

  test('uma escolha guardada que não se entende é ignorada', async () => {
    localStorage.setItem('colunas:Usuários', '{quebrado')
    montar(<Tabela {...base} />)
    await expect.element(cabecalho('E-mail')).toBeVisible()
  })
})

describe('estados', () => {
  test('o esqueleto tem a mesma altura das linhas que vêm', async () => {
    const altura = () => document.querySelector('tbody')?.getBoundingClientRect().height
    const { mostrar } = montar(<Tabela {...base} pagina={undefined} atualizando linhasEsperadas={3} />)
    await expect.poll(altura).toBeGreaterThan(100)
    const antes = altura()
    mostrar(<Tabela {...base} />)
    await expect.element(page.getByText('Ana', { exact: true })).toBeVisible()
    expect(altura()).toBe(antes)
  })

  test('atualizar não esconde o que já está na tela', async () => {
    montar(<Tabela {...base} atualizando />)
    await expect.element(page.getByRole('region', { name: 'Usuários' })).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByText('Ana', { exact: true })).toBeVisible()
  })

  test('sem linhas diz que não há dados, ou o que a tela quiser dizer', async () => {
    const { mostrar } = montar(<Tabela {...base} pagina={paginaDe([])} />)
    await expect.element(page.getByText('Não há dados para exibir')).toBeVisible()
    mostrar(<Tabela {...base} pagina={paginaDe([])} vazio={<p>Convide a primeira pessoa</p>} />)
    await expect.element(page.getByText('Convide a primeira pessoa')).toBeVisible()
  })

  test('erro mostra a mensagem, as razões abaixo dela, e tenta de novo', async () => {
    const aoTentarDeNovo = vi.fn()
    const erro = new ErroHttp(422, {
      message: 'Filtro inválido',
      errors: ['A data é futura', 'A cidade saiu'],
    })
    montar(<Tabela {...base} pagina={undefined} erro={erro} aoTentarDeNovo={aoTentarDeNovo} />)
    await expect
      .element(page.getByRole('alert').getByText('Filtro inválido', { exact: false }))
      .toHaveTextContent('Filtro inválido A data é futura A cidade saiu')
    await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
    expect(aoTentarDeNovo).toHaveBeenCalledOnce()
  })
})

test('páginas: só o lado que existe, e o total', async () => {
  const aoPaginar = vi.fn()
  const pagina = paginaDe(pessoas, { proximo: 'cursor2', total: 10_000, total_exato: false })
  montar(<Tabela {...base} pagina={pagina} aoPaginar={aoPaginar} />)
  await expect.element(page.getByText('mais de 10.000 registros')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Anterior' })).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Próxima' }))
  expect(aoPaginar).toHaveBeenCalledWith('cursor2')
})

test('no celular as linhas viram cartões, com as mesmas setas e a ordem num menu', async () => {
  await page.viewport(390, 844)
  const aoOrdenar = vi.fn()
  montar(<Tabela {...base} ordem="nome" aoOrdenar={aoOrdenar} />)
  await expect.element(page.getByRole('list', { name: 'Usuários' })).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  ;(page.getByRole('link', { name: 'Ana' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('link', { name: 'Bia' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Ordenar' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'E-mail' }))
  expect(aoOrdenar).toHaveBeenCalledWith('email')
})

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('acessível a %i px, tema %s', async (largura, esquema) => {
  await page.viewport(largura, 844)
  montar(<Tabela {...base} ordem="-nome" aoOrdenar={() => {}} aoPaginar={() => {}} />, esquema)
  await expect.element(page.getByText('Ana', { exact: true })).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})
