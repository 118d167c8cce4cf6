import { type Permissao, permissoes } from '@balcao/contract/base/permissao'
import type { Passo, PrimeirosPassos } from '@balcao/contract/vendas/primeiros-passos'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'

const faltando = (passos: Passo[], quem: string[] = []): PrimeirosPassos => ({
  vendeu: false,
  faltam: passos.map((passo) => ({ passo, quem })),
})

type Resposta = { status?: number; json: unknown }

const abrir = (direitos: readonly Permissao[], responder: () => Resposta) =>
  montarApp('/admin/painel', [...direitos], (url) =>
    url.pathname === '/api/primeiros-passos' ? responder() : undefined,
  )

const passo = (nome: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(nome, { exact: true }) })

test('numa instalação vazia o painel leva a cada cadastro que falta e marca o que está pronto', async () => {
  abrir(permissoes, () => ({ json: faltando(['canal', 'recurso', 'plano', 'vendedor']) }))
  await expect.element(page.getByText(/^1 de 5 prontos/)).toBeVisible()
  await expect.element(passo('Uma empresa').getByText('Pronto')).toBeVisible()
  expect(passo('Uma empresa').getByRole('link').query()).toBeNull()
  const destinos = [
    ['Cadastrar canal', '/admin/canal-venda/novo'],
    ['Cadastrar recurso', '/admin/recurso?novo=true'],
    ['Cadastrar plano', '/admin/configuracao/plano/novo'],
    ['e-mail, cópia de segurança, endereço público', '/admin/situacao'],
    ['Convidar vendedor', '/admin/usuario?convidar=true&vendedor=true'],
  ] as const
  for (const [name, href] of destinos)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('do que a pessoa não pode cadastrar, diz a quem pedir', async () => {
  const json = {
    vendeu: false,
    faltam: [
      { passo: 'canal', quem: [] },
      { passo: 'plano', quem: ['Bia', 'Caio'] },
      { passo: 'vendedor', quem: [] },
    ],
  }
  abrir(['CRIAR.CANAL_VENDA'], () => ({ json }))
  await expect.element(page.getByRole('link', { name: 'Cadastrar canal' })).toBeVisible()
  await expect.element(passo('Um plano à venda').getByText('Peça a Bia e Caio.')).toBeVisible()
  await expect.element(passo('Quem vende').getByText('Peça a quem administra o sistema.')).toBeVisible()
  expect(page.getByRole('link', { name: 'Cadastrar plano' }).query()).toBeNull()
  expect(page.getByText(/Antes de vender a sério/).query()).toBeNull()
})

test('com tudo pronto, falta vender; a quem volta depois da primeira venda a lista já não aparece', async () => {
  const resposta = { json: faltando([]) }
  abrir(permissoes, () => resposta)
  const main = page.getByRole('main').last()
  await expect.element(main.getByRole('link', { name: 'Nova venda' })).toHaveAttribute('href', '/vendedor')
  await expect
    .element(main.getByText(/some sozinha quando a primeira venda for enviada, em qualquer empresa/))
    .toBeVisible()
  resposta.json = { vendeu: true, faltam: [] }
  // More than once: the page begins to listen a moment after it is painted.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('visibilitychange'))
      return page.getByText('Até a primeira venda').query()
    })
    .toBeNull()
})

test('se a resposta não vem, diz e tenta de novo', async () => {
  let falha = true
  abrir(permissoes, () =>
    falha ? { status: 500, json: { message: 'Falhou aqui', errors: [] } } : { json: faltando(['empresa']) },
  )
  await expect.element(page.getByText('Falhou aqui')).toBeVisible()
  falha = false
  await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
  await expect.element(page.getByRole('link', { name: 'Cadastrar empresa' })).toBeVisible()
})

test('quem não tem o que cadastrar nem vende não pergunta por isso', async () => {
  const { chamadas } = abrir(['LISTAR.CLIENTE'], () => ({ json: faltando(['empresa']) }))
  await expect.element(page.getByRole('link', { name: 'Consultar clientes' }).last()).toBeVisible()
  expect(chamadas.filter((c) => c.includes('primeiros-passos'))).toEqual([])
})

test('a 360 px nada sai da tela', async () => {
  await page.viewport(360, 740)
  abrir(permissoes, () => ({ json: faltando(['canal', 'plano']) }))
  await expect.element(page.getByRole('link', { name: 'Cadastrar canal' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
