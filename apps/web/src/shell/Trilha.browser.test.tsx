import type { Permissao } from '@balcao/contract/base/permissao'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'
import { toast } from '#ui/toast.tsx'

const trilha = page.getByRole('navigation', { name: 'Você está em' })
const abrir = (permissoes: Permissao[]) =>
  montarApp('/admin/cliente/novo', permissoes, (url) =>
    url.pathname === '/api/empresa/opcoes' ? { json: [] } : undefined,
  )

beforeEach(() => page.viewport(1440, 900))

test('o caminho até o cadastro passa pela lista de quem pode abri-la', async () => {
  abrir(['EDITAR.CLIENTE', 'LISTAR.CLIENTE'])
  await expect
    .element(trilha.getByRole('link', { name: 'Clientes' }))
    .toHaveAttribute('href', '/admin/cliente')
  await expect.element(trilha.getByText('Administração')).toBeVisible()
})

test('quem não pode abrir a lista passa pela consulta', async () => {
  abrir(['EDITAR.CLIENTE'])
  await expect
    .element(trilha.getByRole('link', { name: 'Consultar cliente' }))
    .toHaveAttribute('href', '/cliente')
  await expect.element(trilha.getByText('Vendas')).toBeVisible()
  expect(trilha.getByRole('link', { name: 'Clientes' }).query()).toBeNull()
})

test('de uma etapa da venda o caminho leva ao começo, e não à página de uma venda enviada', async () => {
  const id = '019a0000-0000-7000-8000-000000000001'
  montarApp(`/vendedor/venda/${id}/pagamento`, ['REALIZAR_VENDA'], () => undefined)
  await expect.element(trilha.getByRole('link', { name: 'Vender' })).toHaveAttribute('href', '/vendedor')
  expect(trilha.getByRole('link').all()).toHaveLength(1)
})

test('o grupo que se chama como a sua primeira tela não se repete', async () => {
  const id = '019a0000-0000-7000-8000-000000000001'
  const { router } = montarApp(`/admin/venda/${id}`, ['LISTAR.TODAS_VENDAS'], () => undefined)
  await expect.element(trilha.getByRole('link', { name: 'Vendas' })).toBeVisible()
  expect(trilha.getByRole('listitem').all()).toHaveLength(2)
  await router.navigate({ to: '/admin/venda' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible()
  expect(trilha.query()).toBeNull()
})

test('a volta leva à lista como foi deixada', async () => {
  const { router } = montarApp('/admin/cliente?busca=Ana', ['EDITAR.CLIENTE', 'LISTAR.CLIENTE'], (url) =>
    url.pathname === '/api/empresa/opcoes' ? { json: [] } : undefined,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
  await router.navigate({ to: '/admin/cliente/$id', params: { id: 'novo' } })
  await expect
    .element(trilha.getByRole('link', { name: 'Clientes' }))
    .toHaveAttribute('href', '/admin/cliente?busca=Ana')
})

test.each(['/admin/canal-venda/novo', '/admin/promocao/nova', '/admin/empresa/nova'])(
  'em %s, o caminho acaba com o título da tela',
  async (endereco) => {
    montarApp(endereco, ['CRIAR.CANAL_VENDA', 'CRIAR.PROMOCAO', 'CRIAR.EMPRESA'], ({ pathname }) =>
      pathname.endsWith('/opcoes') ? { json: [] } : undefined,
    )
    const aqui = trilha.getByText(/^Nov[oa] /)
    await expect.element(aqui).toHaveAttribute('aria-current', 'page')
    const nome = aqui.element().textContent ?? ''
    await expect.element(page.getByRole('heading', { level: 1, name: nome, exact: true })).toBeVisible()
  },
)

test.each([1440, 390])(
  'um recado não cobre o título da página, nem o que está ao lado dele: %i px',
  async (largura) => {
    await page.viewport(largura, 844)
    abrir(['EDITAR.CLIENTE', 'LISTAR.CLIENTE'])
    const titulo = page.getByRole('heading', { level: 1 })
    await expect.element(titulo).toBeVisible()
    toast.sucesso('Venda aprovada')
    const recado = page.getByRole('status').filter({ hasText: 'Venda aprovada' })
    await expect.element(recado).toBeVisible()
    const fim = () => recado.element().getBoundingClientRect().bottom
    await expect.poll(fim).toBeLessThanOrEqual(titulo.element().getBoundingClientRect().top)
  },
)
