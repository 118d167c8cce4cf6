import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { abrirVendedor, noAparelho, noServidor } from '../vendedor-na-tela.fabrica.ts'

beforeEach(() => page.viewport(360, 740))

const botao = (quem: string) => page.getByRole('button', { name: `Copiar o rascunho: ${quem}` })

/** The id that the last copy was asked for with. */
const idPedido = (): string => {
  const pedido = vi.mocked(window.fetch).mock.calls.findLast(([onde]) => String(onde).endsWith('/copiar'))
  return JSON.parse(String(pedido?.[1]?.body)).rascunho_id
}

test('copiar abre um rascunho novo com os mesmos dados, e diz que é o novo', async () => {
  const original = noServidor()
  const { endereco } = abrirVendedor({
    '/api/venda/rascunho': [original],
    [`/api/venda/${original.id}/copiar`]: () => ({ ...original, id: idPedido() }),
  })
  await userEvent.click(botao('João Lima'))
  await expect.poll(endereco).toMatch(/^\/vendedor\/venda\/[0-9a-f-]{36}\/plano/)
  expect(endereco()).not.toContain(original.id)
  await expect.element(page.getByText(/^Cópia feita: este é o rascunho novo/)).toBeVisible()
})

test('repetida porque a resposta se perdeu, a cópia é a mesma', async () => {
  const original = noServidor()
  const pedidas: string[] = []
  const { endereco } = abrirVendedor({
    '/api/venda/rascunho': [original],
    [`/api/venda/${original.id}/copiar`]: () => {
      pedidas.push(idPedido())
      if (pedidas.length === 1) throw new TypeError('Failed to fetch')
      return { ...original, id: idPedido() }
    },
  })
  await userEvent.click(botao('João Lima'))
  await expect.element(page.getByText(/^Não conseguimos processar sua solicitação/)).toBeVisible()
  await userEvent.click(botao('João Lima'))
  await expect.poll(endereco).toContain(pedidas[0])
  expect(new Set(pedidas).size).toBe(1)
})

test('a 360 px os dois botões ficam lado a lado, junto ao texto', async () => {
  abrirVendedor({ '/api/venda/rascunho': [noServidor()] })
  await expect.element(botao('João Lima')).toBeVisible()
  const lugar = (nome: RegExp) => page.getByRole('button', { name: nome }).element().getBoundingClientRect()
  expect(lugar(/^Copiar o rascunho/).top).toBe(lugar(/^Descartar o rascunho/).top)
})

test('o que o servidor não tem por inteiro não se copia, nem uma correção', async () => {
  await noAparelho('Ana Reis')
  abrirVendedor({
    '/api/venda/rascunho': [
      noServidor({
        corrige: { protocolo: 12, cliente: 'João Lima', versao: 1, situacao: 'PENDENTE', motivo: null },
      }),
    ],
  })
  await expect.element(page.getByRole('button', { name: 'Descartar o rascunho: João Lima' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Descartar o rascunho: Ana Reis' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Copiar o rascunho/ }).elements()).toEqual([])
})
