import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { saidaDoAparelho } from '#aparelho/saida.ts'
import { sessao } from '#sessao.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pessoa } from '#testes/pessoa.ts'

const abrir = async () => {
  const app = montarApp('/vendedor', ['REALIZAR_VENDA'], () => undefined)
  const saiu = () => app.chamadas.some((chamada) => chamada.endsWith('/auth/logout'))
  const sair = async () => {
    await userEvent.click(page.getByRole('button', { name: /^Ana/ }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Sair' }))
  }
  return { saiu, sair }
}
const porEnviar = () =>
  saidaDoAparelho.por(pessoa.id, { id: novoId(), dados: RASCUNHO_VAZIO, total_mostrado: 1 })
const dialogo = () => page.getByRole('dialog', { name: 'Sair com uma venda por enviar?' })

beforeEach(async () => {
  for (const { id } of await saidaDoAparelho.listar(pessoa.id)) await saidaDoAparelho.retirar(pessoa.id, id)
})

test('com uma venda que só este aparelho tem, sair pergunta antes; quem fica não sai', async () => {
  await porEnviar()
  const { sair, saiu } = await abrir()
  await sair()
  await userEvent.click(dialogo().getByRole('button', { name: 'Ficar' }))
  await expect.element(dialogo()).not.toBeInTheDocument()
  expect(saiu()).toBe(false)
  await sair()
  await userEvent.click(dialogo().getByRole('button', { name: 'Sair assim mesmo' }))
  await expect.poll(saiu).toBe(true)
})

test('o que o servidor recusou não sairia de todo modo: sair não pergunta', async () => {
  const venda = await porEnviar()
  await saidaDoAparelho.gravar({ ...venda, situacao: 'RECUSADA' })
  const { sair, saiu } = await abrir()
  await sair()
  await expect.poll(saiu).toBe(true)
})

test('sem nada por enviar, sai na hora', async () => {
  const { sair, saiu } = await abrir()
  await sair()
  await expect.poll(saiu).toBe(true)
})

test('numa conexão que morreu calada, sair não espera muito', async () => {
  const { sair } = await abrir()
  await expect.element(page.getByRole('button', { name: /^Ana/ })).toBeVisible()
  const prazos = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => prazos.mockRestore())
  prazos.mockImplementation((ms) => (ms <= 5_000 ? AbortSignal.abort() : new AbortController().signal))
  vi.mocked(window.fetch).mockImplementation(
    (_, opcoes) =>
      new Promise((_, falhar) => {
        if (opcoes?.signal?.aborted) falhar(opcoes.signal.reason)
      }),
  )
  await sair()
  await expect.poll(() => sessao.temTokens() || sessao.autenticada()).toBe(false)
})
