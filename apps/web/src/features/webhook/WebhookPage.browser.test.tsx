import type { Permissao } from '@balcao/contract/base/permissao'
import type { EntregaAberta, Webhook } from '@balcao/contract/provedor/webhook'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'
import { ENTREGA, umaEntrega, umWebhook, WEBHOOK } from './webhook.fabrica.ts'

const SEGREDO = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='
const LISTA = '/admin/configuracao/webhook'
const TUDO: Permissao[] = ['LISTAR.WEBHOOK', 'EDITAR.WEBHOOK']

type Mundo = {
  webhook?: Webhook
  itens?: EntregaAberta[]
  permissoes?: Permissao[]
  /** What the receiver answers to a test. */
  teste?: EntregaAberta
  tema?: 'light' | 'dark'
}

const abrir = (
  fim: string,
  {
    webhook = umWebhook(),
    itens = [umaEntrega()],
    permissoes = TUDO,
    teste = umaEntrega(),
    tema,
  }: Mundo = {},
) => {
  const responder = ({ pathname }: URL) => {
    if (pathname.endsWith('/historico')) return { json: { itens: [], total: 0, total_exato: true } }
    if (pathname === '/api/empresa/opcoes') return { json: [] }
    // For whoever creates one, and for whoever lists them.
    if (pathname === '/api/webhook')
      return { status: 201, json: { ...webhook, segredo: SEGREDO, itens: [], total: 0, total_exato: true } }
    if (pathname === `/api/webhook/${WEBHOOK}`) return { json: webhook }
    if (pathname.endsWith('/segredo')) return { status: 201, json: { segredo: SEGREDO } }
    if (pathname.endsWith('/teste')) return { json: teste }
    if (pathname === `/api/webhook/${WEBHOOK}/reenvio`) return { json: { quantas: 3 } }
    if (pathname.endsWith('/entrega')) return { json: { itens, anterior: null, proximo: null } }
    return pathname.startsWith('/api/webhook-entrega/') ? { json: umaEntrega() } : undefined
  }
  return montarApp(`${LISTA}/${fim}`, permissoes, responder, tema)
}
const botao = (name: string | RegExp) => page.getByRole('button', { name })
const campo = (name: string) => page.getByRole('textbox', { name })
const enviado = (fim: string) => {
  const [, opcoes] = vi.mocked(window.fetch).mock.calls.findLast(([url]) => String(url).endsWith(fim)) ?? []
  return JSON.parse(String(opcoes?.body))
}

test('criar: sem endereço ou eventos não vai; criado, o segredo é mostrado uma vez e leva ao registro', async () => {
  const { endereco } = abrir('novo')
  await userEvent.fill(campo('Nome'), 'ERP da matriz')
  await userEvent.fill(campo('Endereço'), 'erp.exemplo.com.br')
  await userEvent.click(botao('Criar webhook'))
  await expect.element(page.getByText('Escolha ao menos um evento')).toBeVisible()
  await expect.element(campo('Endereço')).toHaveAccessibleDescription(/Informe um endereço como/)
  await userEvent.fill(campo('Endereço'), 'https://erp.exemplo.com.br/avisos')
  await userEvent.click(botao('Marcar todos: Contratos'))
  await userEvent.click(page.getByRole('checkbox', { name: 'boleto.pago' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'contrato.criado' }))
  await userEvent.click(botao('Criar webhook'))
  await expect.element(campo('Segredo do webhook')).toHaveValue(SEGREDO)
  await expect.element(page.getByText('Há alterações não salvas')).not.toBeInTheDocument()
  expect(enviado('/api/webhook')).toMatchObject({
    eventos: [
      ...['contrato.ativado', 'contrato.suspenso', 'contrato.religado', 'contrato.cancelado'],
      ...['contrato.alterado', 'boleto.pago'],
    ],
    todas_empresas: true,
  })
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last())
  await expect.poll(endereco).toBe(`${LISTA}/${WEBHOOK}`)
})

test.each([1440, 390])(
  'sem evento escolhido, o foco vai ao primeiro, com o erro à vista (%i px)',
  async (largura) => {
    await page.viewport(largura, 800)
    abrir('novo')
    await userEvent.fill(campo('Nome'), 'ERP da matriz')
    await userEvent.fill(campo('Endereço'), 'https://erp.exemplo.com.br/avisos')
    await userEvent.click(botao('Criar webhook'))
    await expect.element(page.getByRole('checkbox').first()).toHaveFocus()
    await expect.element(page.getByText('Escolha ao menos um evento')).toBeInViewport()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Escolha ao menos um evento')).not.toBeInTheDocument()
  },
)

test('uma entrega mostra o corpo e a resposta, e pode ser reenviada', async () => {
  const { endereco, chamadas } = abrir(WEBHOOK)
  await userEvent.click(page.getByRole('link', { name: 'boleto.pago' }))
  await expect.poll(endereco).toContain(`entrega=${ENTREGA}`)
  const dialogo = page.getByRole('dialog', { name: 'boleto.pago' })
  const corpo = dialogo.getByRole('region', { name: 'Corpo enviado' })
  await expect
    .element(corpo)
    .toHaveTextContent('Corpo enviado{ "type": "boleto.pago", "data": { "versao": 1 } }')
  await expect.element(dialogo.getByText('fora do ar')).toBeVisible()
  await expect.element(dialogo.getByText('O destino respondeu 500')).toBeVisible()
  await userEvent.click(dialogo.getByRole('button', { name: 'Reenviar' }))
  await expect.element(page.getByText('A entrega volta a ser enviada')).toBeVisible()
  expect(chamadas).toContain(`/api/webhook-entrega/${ENTREGA}/reenvio`)
  await expect.poll(endereco).toBe(`${LISTA}/${WEBHOOK}`)
})

test('filtra por situação, reenvia o que falhou desde um dia, e testa dizendo o que veio', async () => {
  const { chamadas } = abrir(WEBHOOK, { teste: umaEntrega({ falha: 'O nome do servidor não existe' }) })
  await userEvent.click(page.getByRole('link', { name: 'Falhou' }))
  await expect.poll(() => chamadas).toContain(`/api/webhook/${WEBHOOK}/entrega?situacao=FALHOU&limite=20`)
  await userEvent.click(botao('Reenviar o que falhou'))
  await userEvent.fill(campo('Desde o dia'), '01/11/2026')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Reenviar' }))
  await expect.element(page.getByText('3 entregas voltam a ser enviadas')).toBeVisible()
  expect(enviado('/reenvio')).toEqual({ desde: '2026-11-01' })
  await userEvent.click(botao('Enviar teste'))
  await expect
    .element(page.getByText('O teste não foi entregue. O nome do servidor não existe'))
    .toBeVisible()
})

test('trocar o segredo pergunta por quanto tempo o anterior vale', async () => {
  abrir(WEBHOOK)
  await userEvent.click(botao('Trocar segredo'))
  const dialogo = page.getByRole('dialog', { name: 'Trocar o segredo?' })
  await userEvent.selectOptions(dialogo.getByRole('combobox'), 'Sim, por 3 dias')
  await userEvent.click(dialogo.getByRole('button', { name: 'Trocar segredo' }))
  await expect.element(campo('Segredo do webhook')).toHaveValue(SEGREDO)
  expect(enviado('/segredo')).toEqual({ horas_do_anterior: 72 })
})

test('desligado pelo sistema, diz por quê e o que fazer; reenviar espera que o liguem', async () => {
  const webhook = umWebhook({ ativo: false, desligado_por: 'Nenhuma entrega deu certo em 3 dias' })
  abrir(WEBHOOK, { webhook, itens: [], tema: 'dark' })
  await expect.element(page.getByText(/O sistema desligou este webhook. Nenhuma entrega/)).toBeVisible()
  await expect.element(page.getByText('Desligado pelo sistema')).toBeVisible()
  await expect.element(botao('Reenviar o que falhou')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(/Nada foi enviado ainda/)).toBeVisible()
})

test('quem só vê não muda nada, e lê por quê', async () => {
  abrir(WEBHOOK, {
    permissoes: ['LISTAR.WEBHOOK'],
    webhook: umWebhook({ falhando_desde: '2026-11-09T12:00:00.000Z' }),
  })
  await expect.element(page.getByText(/não possui permissão para editar webhooks/).first()).toBeVisible()
  await expect.element(page.getByText(/Nenhuma entrega dá certo desde/)).toBeVisible()
  await expect.element(campo('Endereço')).toBeDisabled()
  await expect.element(botao('Enviar teste')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(botao(/Marcar todos/)).not.toBeInTheDocument()
})

test('excluído, voltar leva à lista como estava, e não ao que não existe mais', async () => {
  const { router, endereco } = abrir('?busca=erp')
  await expect.poll(endereco).toBe(`${LISTA}?busca=erp`)
  await router.navigate({ to: '/admin/configuracao/webhook/$id', params: { id: WEBHOOK } })
  await userEvent.click(botao('Excluir'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Excluir' }))
  await expect.poll(endereco).toBe(LISTA)
  router.history.back()
  await expect.poll(endereco).toBe(`${LISTA}?busca=erp`)
})
