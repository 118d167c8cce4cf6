import type { Permissao } from '@balcao/contract/base/permissao'
import type { Lote } from '@balcao/contract/cobranca/lote-api'
import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { CONTA } from '#partes/conta-bancaria/contas.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pararRelogio } from '#testes/relogio.ts'
import { CLIENTE, CONTRATO, EMPRESA, ID, umaFalha, umLote } from './lote.fabrica.ts'

const OUTRO = ID.replace('a1', 'a2')
const TUDO: Permissao[] = ['CRIAR.BOLETO', 'LISTAR.BOLETO', 'EDITAR.BOLETO', 'VISUALIZAR.CLIENTE']
const EMITINDO: Partial<Lote> = {
  ...{ situacao: 'EM_ANDAMENTO', vistos: 156, emitidos: 150, sem_cobranca: 6, falhas: 0 },
  concluido_em: null,
}

type Resposta = { status?: number; json: unknown }
type Api = { interromper?: () => Resposta; iniciar?: () => Resposta; permissoes?: Permissao[] }

const doOutro = () => ({ status: 202, json: umLote({ id: OUTRO, falhas: 0 }) })

const abrir = (
  estado: () => Lote,
  { interromper, iniciar = doOutro, permissoes = TUDO }: Api = {},
  tema?: 'light' | 'dark',
) =>
  montarApp(
    `/admin/boleto/lote/${ID}`,
    permissoes,
    ({ pathname }) => {
      if (pathname === `/api/boleto/lote/${ID}`) return { json: estado() }
      if (pathname === `/api/boleto/lote/${OUTRO}`) return { json: umLote({ id: OUTRO, falhas: 0 }) }
      if (pathname === '/api/boleto/lote') return iniciar()
      if (pathname.endsWith('/interromper')) return interromper?.()
      if (pathname.endsWith('/exportar')) return { json: '' }
      const pagina = { itens: [umaFalha()], anterior: null, proximo: 'mais' }
      return pathname.endsWith('/falha') ? { json: pagina } : undefined
    },
    tema,
  )

const botao = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const pedidos = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([, opcoes]) => opcoes?.method === 'POST')
    .map(([url, opcoes]) => [
      new URL(String(url), location.origin).pathname,
      JSON.parse(String(opcoes?.body ?? '{}')),
    ])

beforeEach(() => page.viewport(1440, 900))

test.each([
  ['light', 1440],
  ['dark', 360],
] as const)('os números, o que ficou de fora e aonde ir: %s, %i px', async (tema, largura) => {
  await page.viewport(largura, 900)
  abrir(() => umLote(), {}, tema)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Lote de 12/2026')
  await expect.element(page.getByText('R$ 29.770,20')).toBeVisible()
  await expect.element(page.getByText('298', { exact: true })).toBeVisible()
  await expect.element(page.getByText('O cliente não tem CPF ou CNPJ')).toBeVisible()
  await expect.element(link('Maria Silva')).toHaveAttribute('href', `/admin/cliente/${CLIENTE}`)
  await expect
    .element(link('Ver o contrato'))
    .toHaveAttribute('href', `/admin/cliente/${CLIENTE}/plano/${CONTRATO}`)
  await expect
    .element(link('Ver os boletos deste lote'))
    .toHaveAttribute('href', `/admin/boleto?lote_id=${ID}`)
  await expect.element(link('Remeter ao banco')).toHaveAttribute('href', '/admin/boleto/arquivos')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('o CSV leva todos os que ficaram sem boleto', async () => {
  const { chamadas } = abrir(() => umLote())
  await userEvent.click(botao('Exportar CSV completo: Contratos que ficaram sem boleto'))
  await expect
    .poll(() => chamadas.filter((c) => c.includes('/exportar')))
    .toEqual([`/api/boleto/lote/${ID}/falha/exportar`])
})

test('as falhas vão página a página, e a página fica no endereço', async () => {
  const { endereco, chamadas } = abrir(() => umLote())
  await expect.element(page.getByText('Maria Silva')).toBeVisible()
  await userEvent.click(
    page
      .getByRole('region', { name: 'Contratos que ficaram sem boleto' })
      .getByRole('button', { name: /próxima/i }),
  )
  await expect.poll(endereco).toContain('cursor=mais')
  await expect.poll(() => chamadas.some((uma) => uma.includes('cursor=mais'))).toBe(true)
})

test('enquanto emite, mostra quanto e pergunta de novo; no fim, para', async () => {
  const relogio = pararRelogio()
  let estado = umLote(EMITINDO)
  abrir(() => estado)
  await expect
    .element(page.getByRole('progressbar', { name: 'Emitindo os boletos' }))
    .toHaveAttribute('aria-valuenow', '50')
  await expect.element(page.getByText('156 de 312 contratos')).toBeVisible()
  expect(botao('Emitir o que falta de 12/2026').query()).toBeNull()
  estado = umLote({ falhas: 0 })
  await relogio.anda()
  await relogio.passar(1_000)
  await expect.element(page.getByText('Concluído', { exact: true })).toBeVisible()
  expect(page.getByRole('progressbar').query()).toBeNull()
  expect(botao('Emitir o que falta de 12/2026').query()).toBeNull()
  await relogio.parou()
})

test('interromper pergunta antes; interrompido, emite-se o que falta com a mesma conta', async () => {
  let estado = umLote(EMITINDO)
  const { endereco } = abrir(() => estado, {
    interromper: () => {
      estado = umLote({ ...EMITINDO, situacao: 'CANCELADO', concluido_em: '2026-11-17T12:00:04Z' })
      return { json: estado }
    },
  })
  await userEvent.click(botao('Interromper'))
  const pergunta = page.getByRole('dialog', { name: 'Interromper o lote?' })
  await expect.element(pergunta.getByText(/Os boletos já emitidos ficam como estão/)).toBeVisible()
  await userEvent.click(pergunta.getByRole('button', { name: 'Interromper' }))
  await expect.element(page.getByText('Interrompido', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText('O lote foi interrompido: 156 contratos não foram vistos.'))
    .toBeVisible()
  await userEvent.click(botao('Emitir o que falta de 12/2026'))
  await expect.poll(endereco).toBe(`/admin/boleto/lote/${OUTRO}`)
  expect(pedidos()).toEqual([
    [`/api/boleto/lote/${ID}/interromper`, {}],
    ['/api/boleto/lote', { empresa_id: EMPRESA, competencia: '2026-12', conta_bancaria_id: CONTA }],
  ])
})

const PARADO: Partial<Lote> = {
  ...EMITINDO,
  ...{ situacao: 'CANCELADO', concluido_em: '2026-11-17T12:00:04Z' },
  motivo: 'A conta bancária Itaú boletos está inativa',
}

test('parado por causa da conta, diz por quê, o que fazer e onde', async () => {
  await page.viewport(360, 900)
  abrir(() => umLote(PARADO), { permissoes: [...TUDO, 'EDITAR.EMPRESA'] }, 'dark')
  await expect
    .element(
      page.getByText(
        'O lote parou sozinho. A conta bancária Itaú boletos está inativa. 156 contratos não foram vistos.',
      ),
    )
    .toBeVisible()
  await expect
    .element(link('Abrir a conta Itaú boletos'))
    .toHaveAttribute('href', `/admin/empresa/${EMPRESA}/conta/${CONTA}`)
  await expect.element(link('Emitir com outra conta')).toHaveAttribute('href', '/admin/boleto/lote')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('parado por causa da conta, quem não abre contas sabe a quem pedir', async () => {
  abrir(() => umLote(PARADO), { permissoes: ['CRIAR.BOLETO'] })
  await expect.element(page.getByText(/^Peça a quem cuida do cadastro da empresa/)).toBeVisible()
  await expect.element(link('Emitir com outra conta')).toBeVisible()
  expect(link('Abrir a conta Itaú boletos').query()).toBeNull()
})

test('o lote que terminou antes diz que já não se interrompe', async () => {
  const message = 'Este lote já terminou'
  abrir(() => umLote(EMITINDO), {
    interromper: () => ({ status: 409, json: { message, errors: [], codigo: 'LOTE' } }),
  })
  await userEvent.click(botao('Interromper'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Interromper' }))
  await expect.element(page.getByRole('dialog').getByText(message)).toBeVisible()
})

test('a conta que deixou de emitir é recusada junto do botão', async () => {
  const message = 'A conta bancária Itaú boletos está inativa'
  const { endereco } = abrir(() => umLote(), {
    iniciar: () => ({ status: 422, json: { message, errors: [], codigo: 'CONTA_BANCARIA' } }),
  })
  await userEvent.click(botao('Emitir o que falta de 12/2026'))
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  expect(endereco()).toBe(`/admin/boleto/lote/${ID}`)
})

test('quem só emite não é levado ao que não abre', async () => {
  abrir(() => umLote(), { permissoes: ['CRIAR.BOLETO'] })
  await expect.element(page.getByText('Maria Silva')).toBeVisible()
  for (const nome of ['Maria Silva', 'Ver o contrato', 'Ver os boletos deste lote', 'Remeter ao banco'])
    expect(link(nome).query()).toBeNull()
  expect(page.getByRole('columnheader', { name: 'Contrato' }).query()).toBeNull()
})
