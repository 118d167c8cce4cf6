import type {
  PaginaDeSuspensoes,
  SuspensaoSugerida,
  TipoDeSuspensao,
} from '@balcao/contract/cobranca/suspensao-api'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'
import { entrarCom } from '#testes/pessoa.ts'

const ID = '0192f0c1-0000-7000-8000-00000000000'
const sugerida = (n: number, dados: Partial<SuspensaoSugerida> = {}): SuspensaoSugerida => ({
  contrato_id: `${ID}${n}`,
  cliente: { id: `${ID}${n}`, nome: `Cliente ${n}` },
  ...{ empresa: 'Vale Net', plano: 'Fibra 500', desde: '2026-10-01', dias: 20, boletos: 1, valor: 99_90 },
  motivo: `Boleto nº ${n} vencido há 20 dias`,
  ...dados,
})

type Servidor = {
  modo?: PaginaDeSuspensoes['modo']
  suspender?: SuspensaoSugerida[]
  religar?: SuspensaoSugerida[]
  falhas?: { contrato_id: string; texto: string }[]
}

/** The server with two lists. What is done leaves its list. */
const abrir = ({ modo = 'SUGERIR', suspender = [], religar = [], falhas = [] }: Servidor) => {
  const agora = { SUSPENDER: suspender, RELIGAR: religar }
  const responder = ({ pathname, search, searchParams }: URL) => {
    if (pathname === '/api/cobranca/suspensao/exportar') return { json: '' }
    if (pathname !== '/api/cobranca/suspensao') return undefined
    if (!search) {
      const { tipo, contratos } = enviado()
      agora[tipo] = agora[tipo].filter(({ contrato_id }) => !contratos.includes(contrato_id))
      return { json: { feitos: contratos.length - falhas.length, falhas } }
    }
    const itens = agora[searchParams.get('tipo') as TipoDeSuspensao]
    return { json: { modo, dias_para_suspender: 15, itens, anterior: null, proximo: null } }
  }
  return montarApp('/admin/boleto/suspensao', ['EDITAR.CONTRATO'], responder)
}
const caixa = (name: string | RegExp) => page.getByRole('checkbox', { name })
const botao = (name: string) => page.getByRole('button', { name, exact: true })
const enviado = (): { tipo: TipoDeSuspensao; contratos: string[] } => {
  const [, opcoes] = vi.mocked(window.fetch).mock.calls.findLast(([, o]) => o?.method === 'POST') ?? []
  return JSON.parse(String(opcoes?.body))
}

test('o que se marca é suspenso de uma vez, depois de perguntar, e sai da lista', async () => {
  abrir({ suspender: [sugerida(1), sugerida(2, { boletos: 3, valor: 299_70 }), sugerida(3)] })
  await expect.element(page.getByText(/mais de 15 dias de atraso/)).toBeVisible()
  await expect.element(page.getByText('R$ 299,70')).toBeVisible()
  await expect.element(page.getByText('3 boletos vencidos, o primeiro há 20 dias')).toBeVisible()
  await expect.element(botao('Suspender')).toHaveAttribute('aria-description', 'Marque ao menos um contrato')
  await userEvent.click(caixa('Cliente 1'))
  await userEvent.click(caixa('Cliente 2'))
  await userEvent.click(botao('Suspender 2 contratos'))
  const dialogo = page.getByRole('dialog', { name: 'Suspender 2 contratos?' })
  await userEvent.click(dialogo.getByRole('button', { name: 'Suspender 2 contratos' }))
  await expect.element(page.getByText('2 contratos suspensos')).toBeVisible()
  expect(enviado()).toEqual({ tipo: 'SUSPENDER', contratos: [`${ID}1`, `${ID}2`] })
  await expect.element(caixa('Cliente 1')).not.toBeInTheDocument()
  await expect.element(caixa('Cliente 3')).not.toBeChecked()
})

test('todos os que estão à vista são religados; o que não deu diz o nome e por quê', async () => {
  const falhas = [{ contrato_id: `${ID}1`, texto: 'ainda tem boleto vencido' }]
  abrir({ religar: [1, 2].map((n) => sugerida(n, { boletos: 0, valor: 0, dias: 3 })), falhas })
  await expect.element(page.getByText('Nenhum contrato ativo passou do prazo.')).toBeVisible()
  await expect.element(page.getByText('suspenso há 3 dias').first()).toBeVisible()
  await userEvent.click(caixa(/Marcar todos/))
  await userEvent.click(botao('Religar 2 contratos'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Religar 2 contratos' }))
  await expect
    .element(page.getByRole('alert').getByRole('listitem'))
    .toHaveTextContent('Cliente 1: ainda tem boleto vencido')
  await expect.element(page.getByText('1 contrato religado')).toBeVisible()
})

test('cada uma das duas listas sai inteira em CSV; a que está vazia não', async () => {
  const { chamadas } = abrir({ suspender: [sugerida(1)] })
  await userEvent.click(botao('Exportar CSV completo: A suspender'))
  await expect
    .poll(() => chamadas.filter((c) => c.includes('/exportar')))
    .toEqual(['/api/cobranca/suspensao/exportar?tipo=SUSPENDER'])
  await expect.element(page.getByText(/^Ninguém que foi suspenso/)).toBeVisible()
  expect(botao('Exportar CSV completo: A religar').query()).toBeNull()
})

test('se o resto da lista não vem, diz e tenta de novo, sem perder o que está à vista', async () => {
  let falha = true
  montarApp('/admin/boleto/suspensao', ['EDITAR.CONTRATO'], ({ searchParams }) => {
    const pagina = { modo: 'SUGERIR', dias_para_suspender: 15, anterior: null }
    if (searchParams.get('tipo') === 'RELIGAR') return { json: { ...pagina, itens: [], proximo: null } }
    if (!searchParams.get('cursor')) return { json: { ...pagina, itens: [sugerida(1)], proximo: 'mais' } }
    return falha
      ? { status: 500, json: { message: 'Falhou aqui', errors: [] } }
      : { json: { ...pagina, itens: [sugerida(2)], proximo: null } }
  })
  await userEvent.click(caixa('Cliente 1'))
  await userEvent.click(botao('Mostrar mais'))
  await expect.element(page.getByRole('alert').getByText('Falhou aqui')).toBeVisible()
  await expect.element(caixa('Cliente 1')).toBeChecked()
  falha = false
  await userEvent.click(botao('Tentar de novo'))
  await expect.element(caixa('Cliente 2')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('o nome só é link para quem pode abrir o cliente', async () => {
  abrir({ suspender: [sugerida(1)] })
  await expect.element(page.getByText('Cliente 1')).toBeVisible()
  expect(page.getByRole('link', { name: 'Cliente 1' }).query()).toBeNull()
  entrarCom(['EDITAR.CONTRATO', 'CRIAR.VENDA'])
  await expect
    .element(page.getByRole('link', { name: 'Cliente 1' }))
    .toHaveAttribute('href', `/admin/cliente/${ID}1`)
})

test('cada configuração diz o que acontece, e desligada não há listas', async () => {
  abrir({ modo: 'NAO' })
  await expect.element(page.getByText(/está em “Nada”/)).toBeVisible()
  await expect.element(page.getByText('Nada é sugerido nem feito.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'A suspender' })).not.toBeInTheDocument()
})

test('o sistema que faz sozinho diz quando, e no celular cabe na largura', async () => {
  await page.viewport(390, 800)
  abrir({
    modo: 'FAZER',
    suspender: [sugerida(1, { plano: 'Plano de nome muito comprido para um celular' })],
  })
  await expect.element(page.getByText(/de madrugada/)).toBeVisible()
  await expect.element(caixa('Cliente 1')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await commands.problemasDeAcesso()).toEqual([])
})
