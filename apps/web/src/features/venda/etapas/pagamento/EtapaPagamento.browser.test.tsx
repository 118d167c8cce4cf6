import { formatarData } from '@balcao/contract/valores/data'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dadosCompletos, emDias, montarVenda } from '../../venda.fabrica.tsx'

const VAZIA = dadosCompletos({ agendamento: {} })
const dia = page.getByRole('textbox', { name: 'Dia desejado para a instalação' })

beforeEach(() => page.viewport(390, 800))

test('com o teclado ou com o polegar, cada escolha entra no rascunho', async () => {
  const { dados } = montarVenda('pagamento', { dados: VAZIA })
  await userEvent.click(page.getByText('Dia 20', { exact: true }))
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.click(page.getByText('Boleto'))
  await userEvent.click(page.getByText('Tarde'))
  await userEvent.fill(dia, formatarData(emDias(24)))
  await userEvent.fill(page.getByRole('textbox', { name: 'Observações' }), 'Portão azul')
  expect(dados()).toMatchObject({
    dia_vencimento: 10,
    forma_pagamento: 'BOLETO',
    agendamento: { data: emDias(24), turno: 'TARDE' },
    observacoes: 'Portão azul',
  })
})

test('um dia que já passou é recusado no campo, sem impedir de seguir', async () => {
  montarVenda('pagamento', { dados: VAZIA })
  await userEvent.fill(dia, '01/01/2020')
  await userEvent.tab()
  await expect.element(page.getByText('Escolha um dia de hoje em diante')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Continuar' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anexos' })).toBeVisible()
})

test('mais de um ano à frente, ou num turno de hoje que já passou, é recusado no campo', async () => {
  // 22:30 where the provider is.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T01:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  montarVenda('pagamento', { dados: VAZIA })
  await userEvent.fill(dia, '17/11/2027')
  await userEvent.tab()
  await expect.element(page.getByText('Escolha um dia até 16/11/2027')).toBeVisible()
  await userEvent.fill(dia, '16/11/2026')
  await userEvent.click(page.getByText('Manhã'))
  await userEvent.tab()
  await expect.element(page.getByText(/^A manhã de hoje já passou/)).toBeVisible()
})

test('enquanto o dia é digitado nada se pergunta: só por um dia inteiro em que se possa instalar', async () => {
  const pedidos: string[] = []
  const data = emDias(10)
  montarVenda('pagamento', {
    dados: VAZIA,
    responder: ({ caminho }) => {
      if (!caminho.startsWith('/venda/instalacao/dias')) return undefined
      pedidos.push(caminho)
      return { json: [{ data, fechado: 'Feriado', turnos: [] }] }
    },
  })
  await userEvent.type(dia, formatarData(data))
  await expect
    .element(page.getByText('No dia pedido não haverá instalação (Feriado). Escolha outro.'))
    .toBeVisible()
  await userEvent.fill(dia, '')
  await userEvent.type(dia, '10/12/2099')
  await userEvent.tab()
  await expect.element(page.getByText(/^Escolha um dia até/)).toBeVisible()
  expect(pedidos).toEqual([expect.stringMatching(new RegExp(`de=${data}$`))])
})

test('o dia em que não se instala é dito também na revisão', async () => {
  const data = emDias(10)
  montarVenda('revisao', {
    dados: dadosCompletos({ agendamento: { data, turno: 'MANHA' } }),
    responder: ({ caminho }) =>
      caminho.startsWith('/venda/instalacao/dias')
        ? { json: [{ data, fechado: 'Feriado', turnos: [] }] }
        : undefined,
  })
  await expect
    .element(page.getByText('No dia pedido não haverá instalação (Feriado). Escolha outro.'))
    .toBeVisible()
})

test('sem saber o que se oferece, diz e tenta de novo; o resto se preenche', async () => {
  const falhas = { quantas: 1 }
  const { dados } = montarVenda('pagamento', {
    dados: VAZIA,
    responder: ({ caminho }) => {
      if (caminho !== '/venda/preparo' || falhas.quantas === 0) return undefined
      // A server that is out would be stood in for by what the device keeps.
      return { status: 403, json: { message: 'Sem permissão', errors: [] } }
    },
  })
  await expect.element(page.getByText(/Os dias de vencimento não carregaram/)).toBeVisible()
  await userEvent.click(page.getByText('Boleto'))
  expect(dados().forma_pagamento).toBe('BOLETO')
  falhas.quantas = 0
  await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
  await expect.element(page.getByRole('radio', { name: 'Dia 5', exact: true })).toBeVisible()
})

test('o desejo que não cabe é dito na hora: turno cheio, dia cheio; sem rede nada se diz', async () => {
  const livres = { MANHA: 0, TARDE: 2 }
  const pedidos: string[] = []
  montarVenda('pagamento', {
    dados: dadosCompletos({ agendamento: { data: emDias(10), turno: 'MANHA' } }),
    responder: ({ caminho }) => {
      if (!caminho.startsWith('/venda/instalacao/dias')) return undefined
      pedidos.push(caminho)
      if (pedidos.length > 2) throw new TypeError('Failed to fetch')
      const turnos = (['MANHA', 'TARDE'] as const).map((turno) => ({
        turno,
        livres: livres[turno],
        passou: false,
      }))
      return { json: [{ data: emDias(pedidos.length === 1 ? 10 : 11), fechado: null, turnos }] }
    },
  })
  const aviso = page.getByText(/há mais lugar|está cheio/)
  await expect
    .element(aviso)
    .toHaveTextContent('No dia pedido não há mais lugar para o turno manhã; há para tarde.')
  await userEvent.click(page.getByText('Tarde'))
  await expect.element(aviso).not.toBeInTheDocument()
  livres.TARDE = 0
  await userEvent.fill(dia, formatarData(emDias(11)))
  await expect
    .element(aviso)
    .toHaveTextContent('O dia pedido para a instalação está cheio nesta cidade. Escolha outro.')
  await userEvent.fill(dia, formatarData(emDias(12)))
  await expect.poll(() => pedidos.length).toBe(3)
  await expect.element(aviso).not.toBeInTheDocument()
  expect(pedidos[0]).toMatch(new RegExp(`codigo_ibge=\\d{7}&de=${emDias(10)}$`))
})
