import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
