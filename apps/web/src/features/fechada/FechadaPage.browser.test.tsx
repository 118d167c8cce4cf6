import type { VendaFechada } from '@balcao/contract/vendas/aceite-fechada'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { pararRelogio } from '#testes/relogio.ts'
import { FechadaPage } from './FechadaPage.tsx'
import '#estilos/base.css'

const LINK = 'b'.repeat(56)
const venda: VendaFechada = {
  situacao: 'APROVADA',
  passos: [
    { passo: 'ENVIADA', em: '2026-11-16T12:00:00Z' },
    { passo: 'ACEITA', em: '2026-11-16T13:00:00Z' },
    { passo: 'APROVADA', em: '2026-11-16T14:00:00Z' },
    { passo: 'AGENDADA', em: null },
    { passo: 'INSTALADA', em: null },
  ],
  agendamento: { data: '2026-12-22', turno: 'MANHA', confirmado: false },
  arrependimento_ate: null,
  aceite_ate: null,
  ...{ protocolo: 1234, marca: 'Vale', primeiro_nome: 'João' },
  empresa: { nome_fantasia: 'Vale Fibra', cnpj: '1', telefone: null, email: 'oi@vale.example' },
  plano: { nome: 'Fibra 500', download_mbps: 500, upload_mbps: 250 },
  ...{
    adicionais: [],
    promocoes: [],
    por_mes: 'R$ 49,95 no primeiro mês, depois R$ 99,90',
    primeira_fatura: 49_95,
    instalacao: 0,
  },
  cobrada_a_parte: false,
  ...{ fidelidade_meses: 12, dia_vencimento: 10, forma_pagamento: 'PIX', cidade: 'Campinas – SP' },
  aceite: { em: '2026-11-16T13:00:00Z', texto_sha256: 'ab'.repeat(32), pdf: true },
}
const { protocolo: _, ...marcada } = {
  ...venda,
  situacao: 'AGENDADA' as const,
  agendamento: { data: '2026-12-22', turno: 'TARDE' as const, confirmado: true },
}

const abrir = (responder: (caminho: string, init: RequestInit) => { status?: number; json: unknown }) => {
  const pedidos: string[] = []
  const falso = vi.spyOn(window, 'fetch').mockImplementation(async (entrada, init = {}) => {
    const { pathname } = new URL(String(entrada), location.origin)
    pedidos.push(`${pathname} ${new Headers(init.headers).get('authorization')}`)
    const { status = 200, json } = responder(pathname, init)
    return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } })
  })
  onTestFinished(() => falso.mockRestore())
  sessionStorage.clear()
  const endereco = new URL(location.href)
  endereco.searchParams.set('t', LINK)
  history.replaceState(null, '', endereco)
  montar(<FechadaPage />, 'light', undefined, 'div')
  return pedidos
}

const mostrarPagina = (visivel: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visivel ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('diz onde a venda está, o que vem depois e o que foi contratado', async () => {
  const pedidos = abrir(() => ({ json: venda }))
  await expect.element(page.getByText(/Agora vamos marcar o dia/)).toBeVisible()
  await expect
    .element(page.getByText(/Você pediu a instalação para terça-feira, 22 de dezembro de 2026, de manhã/))
    .toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Instalação marcada' }))
    .toHaveTextContent('Instalação marcadaAinda não')
  await expect.element(page.getByText('R$ 49,95 no primeiro mês, depois R$ 99,90')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Baixar o comprovante (PDF)' })).toBeVisible()
  expect(pedidos).toEqual([`/api/fechada Bearer ${LINK}`])
  expect(location.search).not.toContain(LINK)
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('onde não há o que aceitar pelo link, nenhum comprovante é prometido', async () => {
  const passos = venda.passos.filter(({ passo }) => passo !== 'ACEITA')
  abrir(() => ({ json: { ...venda, passos, aceite: null } }))
  await expect.element(page.getByText('O seu pedido')).toBeVisible()
  expect(page.getByText('Comprovante').query()).toBeNull()
})

test('o que se paga uma vez em outro boleto não está na primeira conta, e isso é dito', async () => {
  abrir(() => ({ json: { ...venda, cobrada_a_parte: true } }))
  await expect
    .element(page.getByText(/^R\$\s49,95\. O que se paga uma vez só vem em outro boleto\.$/))
    .toBeVisible()
})

test('diz até quando aceitar e com quem falar, como as pessoas escrevem', async () => {
  const empresa = { ...venda.empresa, telefone: '+551932324000' }
  abrir(() => ({ json: { ...venda, empresa, aceite: null, aceite_ate: '2020-11-20T18:50:00Z' } }))
  await expect
    .element(page.getByRole('link', { name: '(19) 3232-4000' }))
    .toHaveAttribute('href', 'tel:+551932324000')
  await expect.element(page.getByText(/^Aceite até 20\/11\/2020 às \d\d:50/)).toBeVisible()
})

test('escondida não pergunta nada; vista de novo, mostra na hora o que mudou', async () => {
  const relogio = pararRelogio()
  onTestFinished(() => void vi.restoreAllMocks())
  const pedidos = abrir((caminho) => ({ json: caminho === '/api/fechada' ? venda : marcada }))
  await expect.element(page.getByText(/Agora vamos marcar o dia/)).toBeVisible()
  await relogio.anda()
  mostrarPagina(false)
  await relogio.passar(60_000)
  expect(pedidos).toHaveLength(1)
  mostrarPagina(true)
  await expect
    .element(page.getByText(/Instalação marcada para terça-feira, 22 de dezembro de 2026, à tarde/))
    .toBeVisible()
  expect(pedidos).toHaveLength(2)
  await relogio.passar(10_000)
  expect(pedidos).toHaveLength(3)
})

test('um link que não existe leva à página que diz para pedir outro', async () => {
  abrir(() => ({ status: 404, json: { message: 'Não encontrado' } }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Este link não vale mais' })).toBeVisible()
})

test('um PDF é conferido pelo resumo, sem sair do aparelho', async () => {
  const enviados: unknown[] = []
  abrir((caminho, { body }) => {
    if (caminho !== '/api/fechada/conferir') return { json: venda }
    enviados.push(JSON.parse(String(body)))
    return { json: { confere: enviados.length === 1, em: venda.aceite?.em } }
  })
  const escolher = page.getByLabelText('Escolher o PDF').last()
  await expect.element(page.getByRole('button', { name: 'Escolher o PDF' })).toBeVisible()
  await userEvent.upload(escolher, new File(['abc'], 'a.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText(/^É verdadeiro/)).toBeVisible()
  expect(enviados).toEqual([{ sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' }])
  await userEvent.upload(escolher, new File(['abd'], 'a.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText(/não é o comprovante desta contratação/)).toBeVisible()
})
