import type { Aviso } from '@balcao/contract/vendas/aviso-api'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'

const VENDA = '019a0000-0000-7000-8000-000000000001'
const aviso = (id: string, mudancas: Partial<Aviso> = {}): Aviso => ({
  id,
  tipo: 'devolver',
  criado_em: '2026-01-05T12:00:00.000Z',
  lido_em: null,
  venda_id: VENDA,
  protocolo: 4321,
  cliente: 'Maria da Silva',
  situacao: 'PENDENTE',
  propria: true,
  quem: 'Ana',
  motivo: 'A foto está escura',
  espera: null,
  anexos: ['DOCUMENTO_FRENTE'],
  ...mudancas,
})

const abrir = (avisos: Aviso[], naoLidos: number, endereco = '/conta', { semResposta = '' } = {}) => {
  const servidor = { avisos, naoLidos }
  const app = montarApp(endereco, ['REALIZAR_VENDA'], ({ pathname }) => {
    if (pathname === semResposta) return new Promise(() => undefined)
    if (pathname === '/api/aviso/numero') return { json: { nao_lidos: servidor.naoLidos } }
    if (pathname === '/api/aviso') return { json: { itens: servidor.avisos, anterior: null, proximo: null } }
    if (pathname === '/api/aviso/preferencia')
      return { json: { permitidos: ['devolver'], por_email: ['devolver'] } }
    if (pathname === '/api/auth/sessao') return { json: [] }
    if (pathname.startsWith('/api/aviso/')) {
      servidor.naoLidos = 0
      servidor.avisos = servidor.avisos.map((um) => ({ ...um, lido_em: '2026-01-05T13:00:00.000Z' }))
      return { json: {} }
    }
    return undefined
  })
  return { ...app, servidor }
}
const sino = (nome: string) => page.getByRole('button', { name: nome, exact: true })

test('o sino diz quantos não foram lidos; aberto, mostra o motivo e o que trocar', async () => {
  abrir([aviso('a1')], 1)
  await sino('Avisos: 1 não lido').click()
  const ultimos = page.getByRole('dialog', { name: 'Avisos' })
  await expect.element(ultimos.getByText('A foto está escura')).toBeVisible()
  await expect.element(ultimos.getByText('Para trocar: Frente do documento')).toBeVisible()
  await expect
    .element(ultimos.getByRole('link', { name: /Venda 4321/ }))
    .toHaveAttribute('href', `/vendedor/venda/${VENDA}`)
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(ultimos).not.toBeInTheDocument()
})

test('a visita que falhou não se anuncia como uma instalação agendada', async () => {
  const falhou = aviso('a1', { tipo: 'agendar', motivo: 'Ninguém em casa', anexos: [] })
  abrir([falhou, aviso('a2', { tipo: 'agendar', motivo: null, anexos: [] })], 2)
  await sino('Avisos: 2 não lidos').click()
  const linha = page.getByRole('dialog', { name: 'Avisos' }).getByRole('link', { name: /Venda 4321/ })
  await expect.element(linha.first()).toMatchTextContent(/A visita falhou, e outra foi marcada/)
  await expect.element(linha.last()).toMatchTextContent(/Instalação agendada/)
})

test('a venda que outra pessoa editou diz o que ela espera agora', async () => {
  const espera = 'O link anterior não vale mais. Agora espera o aceite do assinante, por um link novo.'
  abrir([aviso('a1', { tipo: 'editar_link', espera, motivo: null, anexos: [] })], 1)
  await sino('Avisos: 1 não lido').click()
  const linha = page.getByRole('dialog', { name: 'Avisos' }).getByRole('link', { name: /Venda 4321/ })
  await expect.element(linha).toMatchTextContent(/Venda editada por outra pessoa, com um link novo/)
  await expect.element(linha.getByText(espera)).toBeVisible()
})

test('um aviso que só uma versão mais nova conhece ainda leva à venda', async () => {
  const doFuturo = aviso('a1', { tipo: 'do_futuro' as Aviso['tipo'], motivo: null, anexos: [] })
  abrir([doFuturo], 1)
  await sino('Avisos: 1 não lido').click()
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: /Venda 4321/ }))
    .toHaveAttribute('href', `/vendedor/venda/${VENDA}`)
})

test('quem não vendeu vai à página de quem decide; mais de 99 não cabem no sino', async () => {
  abrir([aviso('a1', { tipo: 'a_autorizar', propria: false, motivo: null, anexos: [] })], 100)
  await sino('Avisos: 99+ não lidos').click()
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: /Venda a autorizar/ }))
    .toHaveAttribute('href', `/admin/venda/${VENDA}`)
})

test('o sino vem mesmo que uma pergunta da tela nunca tenha resposta', async () => {
  const esperar = window.setTimeout
  const semEspera = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((fazer: () => void, ms = 0) =>
      esperar(fazer, ms >= 5_000 ? 0 : ms)) as typeof setTimeout)
  onTestFinished(() => semEspera.mockRestore())
  abrir([], 3, '/avisos', { semResposta: '/api/aviso' })
  await expect.element(sino('Avisos: 3 não lidos')).toBeVisible()
})

test('marcados todos como lidos, o número some sem recarregar', async () => {
  const { chamadas } = abrir([aviso('a1')], 1)
  await sino('Avisos: 1 não lido').click()
  await page.getByRole('button', { name: 'Marcar todos como lidos' }).click()
  await expect.element(sino('Avisos')).toBeVisible()
  expect(chamadas).toContain('/api/aviso/lidos')
})

test('sem avisos, o sino e a página dizem o que vai aparecer ali', async () => {
  abrir([], 0, '/avisos')
  await expect.element(page.getByRole('main').getByText(/^Nenhum aviso/)).toBeVisible()
  await sino('Avisos').click()
  await expect.element(page.getByRole('dialog').getByText(/^Nenhum aviso/)).toBeVisible()
})
