import type { RascunhoDeQuemSaiu } from '@balcao/contract/vendas/rascunho-de-quem-saiu-api'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pessoa } from '#testes/pessoa.ts'
import { pagina, umaVendaResumida } from '../vendedor.fabrica.ts'
import { abrirVendedor, grupo, noServidor, respostasDoVendedor } from '../vendedor-na-tela.fabrica.ts'

const LISTA = '/api/venda/rascunho/de-quem-saiu'
const TITULO = 'Rascunhos de quem saiu'

const umDeQuemSaiu = (parte: Partial<RascunhoDeQuemSaiu> = {}): RascunhoDeQuemSaiu => ({
  ...{ id: novoId(), dono: 'Ana Reis', cliente: 'João Lima', etapa: 'plano' },
  atualizado_em: '2026-03-05T17:30:00.000Z',
  ...parte,
})
const abrir = (respostas: Parameters<typeof abrirVendedor>[0]) =>
  abrirVendedor(respostas, '/vendedor', ['EDITAR.VENDA_VENDEDOR'])
const titulos = () =>
  page
    .getByRole('heading', { level: 2 })
    .all()
    .map((titulo) => titulo.element().textContent)
const botao = page.getByRole('button', { name: 'Assumir o rascunho: João Lima, de Ana Reis' })

beforeEach(() => page.viewport(360, 740))

test('abaixo dos próprios: de quem era, para quem, onde parou; assumido, abre na sua etapa', async () => {
  const { id } = umDeQuemSaiu()
  // Opened, it is kept on the device like any other.
  onTestFinished(() => rascunhosDoAparelho.excluir(pessoa.id, id))
  const lista = [umDeQuemSaiu({ id }), umDeQuemSaiu({ cliente: null, dono: 'Rui Dias' })]
  const seu = noServidor({ id, etapa: 'revisao' })
  const { endereco } = abrir({
    [LISTA]: () => [...lista],
    [`/api/venda/rascunho/${id}/assumir`]: () => {
      lista.shift()
      return seu
    },
    [`/api/venda/rascunho/${id}`]: seu,
  })
  const cartao = grupo(TITULO).getByRole('listitem').filter({ hasText: 'João Lima' })
  await expect.element(cartao.getByText('Era de Ana Reis')).toBeVisible()
  await expect.element(cartao.getByText('Parou em Plano')).toBeVisible()
  await expect.element(cartao.getByText(/^Salvo 05\/03/)).toBeVisible()
  await expect.element(grupo(TITULO).getByText('Sem cliente ainda')).toBeVisible()
  await expect.poll(titulos).toEqual(['Rascunhos', TITULO, 'Devolvidas', 'Em andamento', 'Encerradas'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(await commands.problemasDeAcesso()).toEqual([])
  botao.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Revisão' })).toHaveFocus()
  expect(endereco()).toBe(`/vendedor/venda/${id}/revisao`)
})

test('pergunta depois dos próprios, e o que vem abaixo espera a resposta: nada se move', async () => {
  const [proprios, alheios] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  const { chamadas } = abrir({
    '/api/venda/rascunho': () => proprios.promise,
    '/api/venda/minhas': pagina([umaVendaResumida({ situacao: 'PENDENTE' })]),
    [LISTA]: () => alheios.promise,
  })
  await expect.element(page.getByRole('status', { name: 'Carregando…' })).toBeVisible()
  expect(chamadas).not.toContain(LISTA)
  proprios.resolve([noServidor()])
  await expect.poll(() => chamadas).toContain(LISTA)
  await expect.poll(titulos).toEqual(['Rascunhos'])
  alheios.resolve([umDeQuemSaiu()])
  await expect.poll(titulos).toEqual(['Rascunhos', TITULO, 'Devolvidas', 'Em andamento', 'Encerradas'])
})

test('sem nenhum, o grupo não aparece', async () => {
  abrir({ [LISTA]: [] })
  await expect.element(grupo('Encerradas')).toBeVisible()
  expect(grupo(TITULO).query()).toBeNull()
})

test('quem não troca vendedores nem pergunta', async () => {
  const { chamadas } = abrirVendedor({ [LISTA]: [umDeQuemSaiu()] })
  await expect.element(grupo('Encerradas')).toBeVisible()
  expect(grupo(TITULO).query()).toBeNull()
  expect(chamadas).not.toContain(LISTA)
})

test('ocupado enquanto espera; assumido por outro, diz e tira da lista', async () => {
  const resposta = Promise.withResolvers<void>()
  const lista = [umDeQuemSaiu(), umDeQuemSaiu({ cliente: 'Léa Sá' })]
  const recusa = { message: 'Outra pessoa assumiu este rascunho antes de você.', errors: [] }
  const { endereco } = montarApp('/vendedor', ['REALIZAR_VENDA', 'EDITAR.VENDA_VENDEDOR'], async (url) => {
    if (url.pathname === LISTA) return { json: [...lista] }
    if (!url.pathname.endsWith('/assumir')) return { json: respostasDoVendedor[url.pathname] ?? null }
    await resposta.promise
    lista.shift()
    return { status: 409, json: recusa }
  })
  await userEvent.click(botao)
  const outro = page.getByRole('button', { name: 'Assumir o rascunho: Léa Sá, de Ana Reis' })
  await expect.element(botao).toHaveAttribute('data-loading', 'true')
  await expect.element(outro).toBeDisabled()
  resposta.resolve()
  await expect.element(page.getByText(recusa.message)).toBeVisible()
  await expect.element(botao).not.toBeInTheDocument()
  await expect.element(outro).toBeEnabled()
  expect(endereco()).toBe('/vendedor')
})

test('se a lista falha, diz e tenta de novo; as vendas não esperam por ela', async () => {
  let falha = true
  montarApp('/vendedor', ['REALIZAR_VENDA', 'EDITAR.VENDA_VENDEDOR'], (url) => {
    if (url.pathname !== LISTA) return { json: respostasDoVendedor[url.pathname] ?? null }
    return falha ? { status: 500, json: { message: 'Falhou', errors: [] } } : { json: [umDeQuemSaiu()] }
  })
  await expect.element(page.getByText(/Não deu para buscar os rascunhos de quem saiu/)).toBeVisible()
  await expect.element(grupo('Encerradas')).toBeVisible()
  falha = false
  await userEvent.click(grupo(TITULO).getByRole('button', { name: 'Tentar de novo' }))
  await expect.element(botao).toBeVisible()
})
