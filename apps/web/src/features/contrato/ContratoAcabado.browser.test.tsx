import type { Permissao } from '@balcao/contract/base/permissao'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { ID, umBoleto, umResumo } from '#partes/boleto/boleto.fabrica.ts'
import { CLIENTE, CONTRATO, umContrato, umEvento, umMes } from './contrato.fabrica.ts'
import { type Agora, abrir, botao, corposDe, dialogo, mudado, regiao } from './contrato-na-tela.fabrica.ts'

const TUDO: Permissao[] = ['VISUALIZAR.CLIENTE', 'EDITAR.CONTRATO', 'LISTAR.BOLETO', 'CRIAR.BOLETO']
const CANCELAMENTO = umEvento({
  ...{ tipo: 'CANCELAMENTO', situacao: 'FEITO', dia: '2026-10-24', multa: 350_00 },
  ...{ texto: 'A pedido do cliente', motivo: 'Mudou de cidade', pode_desfazer: false },
})
const acabado = (parte = {}) =>
  umContrato({
    ...{ situacao: 'CANCELADO', cancelado_em: '2026-10-24T13:00:00.000Z', motivo: 'Mudou de cidade' },
    ...{ mes_atual: 5, meses: [{ ...umMes(5), total: 66_70, dias: { cobrados: 23, de: 31 } }] },
    acoes: umContrato().acoes.map((acao) => ({ ...acao, impedimento: 'O contrato está cancelado' })),
    eventos: [CANCELAMENTO],
    ...parte,
  })
const emAberto = (total: number, valor: number) => () => ({
  json: { total, total_exato: true, valor, valor_pago: 0 },
})
const resumo = () => page.getByRole('main').getByRole('definition')

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)(
  'diz quando e por que acabou e o que falta pagar, e mais nada (%s, %i px)',
  async (tema, largura) => {
    await page.viewport(largura, 900)
    abrir({ contrato: acabado(), permissoes: TUDO, respostas: { total: emAberto(2, 191_44) }, tema })
    await expect
      .element(resumo().nth(0))
      .toMatchTextContent('24/10/2026A pedido do cliente · Mudou de cidade')
    await expect.element(resumo().nth(1)).toMatchTextContent('R$ 66,7010/2026, 23 de 31 dias')
    await expect.element(resumo().nth(2)).toMatchTextContent('R$ 350,00')
    await expect.element(resumo().nth(3)).toMatchTextContent('R$ 191,442 boletos')
    for (const texto of ['Fatura deste mês', 'Fatura do próximo mês', 'Multa se sair hoje', '· este mês'])
      expect(page.getByText(texto).query()).toBeNull()
    expect(regiao('Multa').query()).toBeNull()
    expect(botao('Trocar plano').query()).toBeNull()
    expect(botao('Cancelar contrato').query()).toBeNull()
    expect(await commands.problemasDeAcesso()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  },
)

test('depois de um arrependimento, o que foi pago é a devolver; sem nada pago, não há o que dizer', async () => {
  const arrependido = acabado({ motivo: 'ARREPENDIMENTO', eventos: [] })
  let pago = 69_85
  const total = (_: Agora, busca: URLSearchParams) => ({
    json: {
      ...{ total: 1, total_exato: true, valor: 0 },
      valor_pago: busca.get('situacao') === 'PAGO' && busca.has('cliente_plano_id') ? pago : 0,
    },
  })
  abrir({ contrato: arrependido, permissoes: TUDO, respostas: { total } })
  await expect.element(resumo().nth(0)).toMatchTextContent('Arrependimento do cliente, no prazo')
  await expect
    .element(regiao('Linha do tempo'))
    .toMatchTextContent(/Cancelado com a venda.*Arrependimento do cliente, no prazo/)
  await expect.element(page.getByText('A devolver ao cliente')).toBeVisible()
  await expect.element(resumo().nth(2)).toMatchTextContent('R$ 69,85Pago antes do arrependimento')
  pago = 0
  await queryClient.invalidateQueries({ queryKey: ['boleto'] })
  await expect.element(page.getByText('A devolver ao cliente')).not.toBeInTheDocument()
})

test('o avulso emitido depois do fim é dito junto da multa; o de antes e o cancelado, não', async () => {
  const avulso = (numero: number, parte = {}) =>
    umResumo({ ...{ numero, valor: 350_00, criado_em: '2026-10-25T12:00:00.000Z' }, ...parte })
  const lista = [
    avulso(643),
    avulso(644, { id: `${ID.slice(0, -1)}4` }),
    avulso(641, { id: `${ID.slice(0, -1)}1`, situacao: 'CANCELADO' }),
    avulso(500, { id: `${ID.slice(0, -1)}2`, criado_em: '2026-10-01T12:00:00.000Z' }),
  ]
  const boleto = (_: Agora, busca: URLSearchParams) => ({
    json: { itens: busca.get('origem') === 'AVULSO' ? lista : [], anterior: null, proximo: null },
  })
  abrir({
    contrato: acabado(),
    permissoes: TUDO,
    respostas: { total: emAberto(1, 350_00), boleto },
    tema: 'dark',
  })
  await expect.element(page.getByRole('link', { name: /^boleto 643, de R\$\s350,00$/ })).toBeVisible()
  await expect.element(page.getByRole('main')).toMatchTextContent(/350,00, boleto 644/)
  await expect.element(botao('Cobrar outra vez')).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
  expect(botao('Cobrar a multa').query()).toBeNull()
  expect(page.getByText(/boleto (641|500)/).query()).toBeNull()
})

test('a multa é cobrada dali, já preenchida; sem multa, ou sem poder emitir, não há o que cobrar', async () => {
  const total = emAberto(0, 0)
  // The list of them has the same address.
  const boleto = () => ({ json: { ...umBoleto(), itens: [], anterior: null, proximo: null } })
  abrir({ contrato: acabado(), permissoes: TUDO, respostas: { total, boleto, opcoes: () => ({ json: [] }) } })
  await userEvent.click(botao('Cobrar a multa'))
  await userEvent.fill(dialogo().getByRole('textbox', { name: 'Vencimento' }), '10/12/2030')
  await userEvent.click(dialogo().getByRole('button', { name: 'Emitir boleto de R$ 350,00' }))
  await expect
    .poll(() => corposDe('/boleto').at(-1))
    .toMatchObject({
      ...{ cliente_id: CLIENTE, cliente_plano_id: CONTRATO, valor: 350_00, vencimento: '2030-12-10' },
      descricao: 'Multa do cancelamento do contrato da venda nº 4321',
    })
  abrir({
    contrato: acabado({ eventos: [{ ...CANCELAMENTO, multa: 0 }] }),
    permissoes: TUDO,
    respostas: { total },
  })
  await expect.element(resumo().nth(2)).toMatchTextContent('R$ 0,00')
  expect(botao('Cobrar a multa').query()).toBeNull()
  abrir({ contrato: acabado(), permissoes: ['VISUALIZAR.CLIENTE', 'LISTAR.BOLETO'], respostas: { total } })
  await expect.element(resumo().nth(2)).toMatchTextContent('R$ 350,00')
  expect(botao('Cobrar a multa').query()).toBeNull()
})

test('sem nada em aberto, diz isso; quem não vê boletos não pede a soma', async () => {
  abrir({ contrato: acabado(), permissoes: TUDO, respostas: { total: emAberto(0, 0) } })
  await expect.element(resumo().nth(3)).toMatchTextContent('R$ 0,00Nenhum boleto')
  const { chamadas } = abrir({ contrato: acabado() })
  await expect.element(resumo().nth(2)).toBeVisible()
  expect(chamadas.filter((uma) => uma.includes('boleto'))).toEqual([])
})

test('acabou com a venda, antes da instalação: não há multa nem meses', async () => {
  const pelaVenda = { eventos: [], ativo_desde: null, mes_atual: null, meses: [], motivo: 'Desistiu' }
  abrir({ contrato: acabado(pelaVenda), permissoes: TUDO, respostas: { total: emAberto(0, 0) } })
  await expect.element(resumo().nth(0)).toMatchTextContent('24/10/2026Desistiu')
  await expect.element(page.getByText('Boletos em aberto')).toBeVisible()
  expect(page.getByText('Multa do cancelamento').query()).toBeNull()
  expect(page.getByRole('table').query()).toBeNull()
  expect(botao('Emitir boletos').query()).toBeNull()
})

test('cancelado por outra pessoa, o que se escrevia num diálogo continua à vista', async () => {
  const evento = (agora: Agora) => {
    const { acoes, eventos } = acabado()
    const atual = mudado(agora, { situacao: 'CANCELADO', acoes, eventos })
    return { status: 409, json: { message: 'Mudou', errors: [], codigo: 'VERSAO_DESATUALIZADA', atual } }
  }
  abrir({ respostas: { evento } })
  await userEvent.click(botao('Suspender'))
  const motivo = dialogo().getByRole('textbox', { name: 'Motivo' })
  await userEvent.fill(motivo, 'Viagem')
  await userEvent.click(dialogo().getByRole('button', { name: 'Suspender' }))
  await expect.element(dialogo().getByText('O contrato mudou enquanto você decidia')).toBeVisible()
  await expect.element(motivo).toHaveValue('Viagem')
})
