import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'

const menu = page.getByRole('navigation', { name: 'Menu principal' })

beforeEach(() => page.viewport(1440, 900))

test('o catálogo junta os planos e o seu cadastro, e o que se vende com eles', async () => {
  montarApp(
    '/admin/painel',
    ['LISTAR.PLANO', 'LISTAR.PROMOCAO', 'LISTAR.ADICIONAL', 'CRIAR.RECURSO', 'LISTAR.CONFIGURACAO'],
    () => undefined,
  )
  const entradasDe = (grupo: string) =>
    menu
      .getByRole('region', { name: grupo })
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(() => entradasDe('Catálogo'))
    .toEqual(['Planos', 'Cadastro de planos', 'Promoções', 'Adicionais', 'Recursos'])
  expect(entradasDe('Configuração')).toEqual(['Geral', 'Textos', 'Situação'])
})

test.each([
  ['/admin/cliente?busca=maria', 'Clientes', 'Importar clientes'],
  ['/admin/cliente/novo', 'Clientes', 'Importar clientes'],
  ['/admin/cliente/importar', 'Importar clientes', 'Clientes'],
])('em %s a entrada marcada é %s', async (endereco, marcada, outra) => {
  montarApp(endereco, ['LISTAR.CLIENTE', 'EDITAR.CLIENTE', 'IMPORTAR.CLIENTE'], (url) =>
    url.pathname === '/api/empresa/opcoes' ? { json: [] } : undefined,
  )
  const entrada = (name: string) => menu.getByRole('link', { name, exact: true })
  await expect.element(entrada(marcada)).toHaveAttribute('aria-current', 'page')
  await expect.element(entrada(outra)).not.toHaveAttribute('aria-current')
})

test('em uma tela baixa, o menu mostra onde a pessoa está', async () => {
  await page.viewport(1440, 300)
  montarApp(
    '/admin/situacao',
    ['LISTAR.PLANO', 'LISTAR.PROMOCAO', 'LISTAR.ADICIONAL', 'LISTAR.CONFIGURACAO'],
    () => undefined,
  )
  const aqui = menu.getByRole('link', { name: 'Situação', exact: true })
  await expect.element(aqui).toHaveAttribute('aria-current', 'page')
  await expect.element(aqui).toBeInViewport({ ratio: 0.9 })
})

test('recolhido, o menu marca o grupo da tela', async () => {
  montarApp('/admin/painel', ['LISTAR.CONFIGURACAO'], () => undefined)
  await userEvent.click(page.getByRole('button', { name: 'Recolher menu' }))
  await expect.element(menu.getByRole('button', { name: 'Vendas' })).toHaveAttribute('aria-current', 'true')
  await expect.element(menu.getByRole('button', { name: 'Configuração' })).not.toHaveAttribute('aria-current')
  await userEvent.click(page.getByRole('button', { name: 'Expandir menu' }))
})

test('fechada a gaveta, o foco volta ao botão que a abriu', async () => {
  await page.viewport(390, 800)
  montarApp('/admin/painel', [], () => undefined)
  const abrir = page.getByRole('button', { name: 'Abrir menu' })
  await userEvent.click(abrir)
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(abrir).toHaveFocus()
})
