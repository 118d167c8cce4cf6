import type { ClienteEncontrado } from '@balcao/contract/cliente/api'
import type { Permissao } from '@balcao/contract/permissao'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clienteDeTeste } from '../testes/clienteDeTeste.ts'
import { montarApp } from '../testes/montarApp.tsx'

const maria = clienteDeTeste({ nome: 'Maria Ximenes', restrito: true })
const joana = clienteDeTeste({ nome: 'Joana Ximenes' })

type Achados = (busca: string) => ClienteEncontrado[] | Promise<ClienteEncontrado[]>

const abrir = async (permissoes: Permissao[], achados: Achados) => {
  const app = montarApp('/admin/painel', permissoes, async (url) => {
    if (url.pathname === '/api/cliente/consulta')
      return { json: { itens: await achados(url.searchParams.get('busca') ?? ''), ha_mais: false } }
    if (url.pathname === '/api/empresa/opcoes') return { json: [] }
    // The record itself is another screen's test: where one is led is all that matters here.
    return url.pathname.startsWith('/api/cliente/') ? new Promise<never>(() => {}) : undefined
  })
  await userEvent.click(page.getByRole('button', { name: /Buscar tela ou cliente/ }))
  return { ...app, consultas: () => app.chamadas.filter((c) => c.startsWith('/api/cliente/consulta')) }
}
const campo = page.getByRole('dialog').getByRole('textbox')
const opcao = (nome: RegExp) => page.getByRole('dialog').getByRole('button', { name: nome })

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
  await expect.element(page.getByText('Procurando clientes…')).toBeVisible()
})

test('leva às telas que criam, a quem pode criar', async () => {
  const { endereco } = await abrir(['EDITAR.CLIENTE'], () => [])
  await userEvent.fill(campo, 'novo cliente')
  await expect.element(opcao(/Novo cliente/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(endereco).toBe('/admin/cliente/novo')
})
