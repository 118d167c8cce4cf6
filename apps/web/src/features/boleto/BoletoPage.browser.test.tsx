import type { Permissao } from '@balcao/contract/base/permissao'
import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { AVISO_DE_ENDERECO_LOCAL } from '@balcao/contract/provedor/endereco-local'
import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { CLIENTE, CONTRATO, ID, umBoleto } from '#partes/boleto/boleto.fabrica.ts'
import { comEmailDesligado } from '#testes/email-desligado.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { entrarCom } from '#testes/pessoa.ts'
import { vistoPorUmInstante } from '#testes/vistoPorUmInstante.ts'

const CAIXA: Permissao[] = ['LISTAR.BOLETO', 'CRIAR.BOLETO', 'EDITAR.BOLETO', 'VISUALIZAR.CLIENTE']
const VENCIDO = {
  emissao: '2026-10-20',
  vencimento: '2026-11-01',
  prazo: '2026-11-01',
  hoje: { dia: '2026-11-17', dias_de_atraso: 16, multa: 2_60, juros: 69, desconto: 0, total: 133_19 },
}

type Resposta = { status?: number; json: unknown }
type Opcoes = { tema?: 'light' | 'dark'; permissoes?: Permissao[] }

/** The server of one boleto. `responder` is asked first. */
const abrir = (
  inicial: Boleto,
  responder: (caminho: string) => Resposta | undefined = () => undefined,
  { tema, permissoes = CAIXA }: Opcoes = {},
) => {
  let atual = inicial
  const app = montarApp(
    `/admin/boleto/${ID}`,
    permissoes,
    (url) => {
      const caminho = url.pathname.replace(/^\/api/, '')
      return responder(caminho) ?? (caminho === `/boleto/${ID}` ? { json: atual } : undefined)
    },
    tema,
  )
  return { ...app, mudar: (parte: Partial<Boleto>) => (atual = { ...atual, ...parte }) }
}

const corposDe = (caminho: string) =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([url]) => String(url).endsWith(caminho))
    .map(([, opcoes]) => JSON.parse(String(opcoes?.body)))
const botao = (name: string) => page.getByRole('button', { name, exact: true })
const dialogo = () => page.getByRole('dialog')
const confirmar = (name: string) => userEvent.click(dialogo().getByRole('button', { name, exact: true }))
const secao = (name: string) => page.getByRole('region', { name })
const pronta = () =>
  expect.element(page.getByRole('heading', { level: 1, name: 'Boleto 4321 · Maria Souza' })).toBeVisible()

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

test('quanto se deve hoje, por que meios, de quem e pelo quê; a linha e o Pix se copiam', async () => {
  const copiar = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  abrir(umBoleto(VENCIDO))
  await pronta()
  await expect.element(page.getByText('vencido há 16 dias')).toBeVisible()
  await expect.element(page.getByText('R$ 133,19')).toBeVisible()
  await expect.element(page.getByText('multa de R$ 2,60 e juros de R$ 0,69')).toBeVisible()
  await userEvent.click(botao('Copiar: Linha digitável'))
  await userEvent.click(botao('Copiar: Pix copia e cola'))
  const { linha_digitavel, pix } = umBoleto()
  expect(copiar.mock.calls).toEqual([[linha_digitavel], [pix]])
  const itens = page.getByRole('list', { name: 'Itens do boleto' })
  await expect.element(itens.getByText('Desconto da promoção')).toBeVisible()
  await expect.element(page.getByText(/529\.982\.247-25/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ver o contrato' }))
    .toHaveAttribute('href', `/admin/cliente/${CLIENTE}/plano/${CONTRATO}`)
  await expect.element(botao('Segunda via (PDF)')).toBeVisible()
})

test('o cliente e o contrato só são links para quem pode abri-los', async () => {
  abrir(umBoleto(), undefined, { permissoes: ['LISTAR.BOLETO'] })
  await pronta()
  const links = () =>
    ['Maria Souza', 'Ver o contrato'].map((name) => page.getByRole('link', { name }).query())
  await expect.element(page.getByRole('list', { name: 'Itens do boleto' })).toBeVisible()
  expect(links()).toEqual([null, null])
  entrarCom(['LISTAR.BOLETO', 'CRIAR.VENDA'])
  await expect
    .poll(() => links().map((um) => um?.getAttribute('href')))
    .toEqual([`/admin/cliente/${CLIENTE}`, `/admin/cliente/${CLIENTE}/plano/${CONTRATO}`])
})

test('o WhatsApp leva o valor de hoje e o link; um telefone oculto não vai a ninguém', async () => {
  const { mudar } = abrir(umBoleto(VENCIDO))
  await pronta()
  const whatsapp = () =>
    page.getByRole('link', { name: 'Mandar pelo WhatsApp' }).element().getAttribute('href') ?? ''
  expect(whatsapp()).toContain('https://wa.me/5511987654321?text=')
  expect(decodeURIComponent(whatsapp())).toMatch(/venceu em .* Para pagar hoje são R\$ 133,19/)
  expect(decodeURIComponent(whatsapp())).toContain('https://provedor.example/boleto?t=abc')
  mudar({ contato: { email: null, telefone: '(11) *****-4321' } })
  await queryClient.invalidateQueries({ queryKey: ['boleto'] })
  await expect.poll(whatsapp).toContain('https://wa.me/?text=')
  await expect
    .element(botao('Mandar por e-mail'))
    .toHaveAttribute('aria-description', 'O cliente não tem e-mail')
})

test('sem servidor de e-mail, o boleto vai por outro caminho', async () => {
  comEmailDesligado()
  abrir(umBoleto())
  await pronta()
  await expect
    .element(botao('Mandar por e-mail'))
    .toHaveAttribute('aria-description', expect.stringContaining('O envio de e-mail está desligado'))
})

test('dar baixa propõe hoje e o total de hoje, e pede o meio e o motivo', async () => {
  const feito = umBoleto({ situacao: 'PAGO', acoes: ['desfazer_baixa'], versao: 4 })
  const { mudar } = abrir(umBoleto(VENCIDO), (caminho) => {
    if (!caminho.endsWith('/pagar')) return undefined
    mudar(feito)
    return { json: feito }
  })
  await pronta()
  await userEvent.click(botao('Dar baixa'))
  await confirmar('Dar baixa')
  await expect
    .element(dialogo().getByLabelText('Por que a baixa é à mão'))
    .toHaveAttribute('aria-invalid', 'true')
  expect(corposDe('/pagar')).toEqual([])
  await userEvent.selectOptions(dialogo().getByLabelText('Como foi pago'), 'Dinheiro')
  await userEvent.type(dialogo().getByLabelText('Por que a baixa é à mão'), 'Pagou no balcão')
  const anunciada = vistoPorUmInstante('mudou enquanto', async () => {
    await confirmar('Dar baixa')
    await expect.element(botao('Desfazer a baixa')).toBeVisible()
  })
  expect(await anunciada).toBe(false)
  expect(corposDe('/pagar')).toEqual([
    {
      versao: 3,
      pago_em: '2026-11-17',
      valor: 133_19,
      meio: 'DINHEIRO',
      motivo: 'Pagou no balcão',
      com_diferenca: false,
    },
  ])
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('o valor da baixa segue o dia do pagamento; outro valor só com a diferença confirmada', async () => {
  abrir(umBoleto(VENCIDO), (caminho) =>
    caminho.endsWith('/pagar') ? { json: umBoleto({ situacao: 'PAGO', acoes: [], versao: 4 }) } : undefined,
  )
  await pronta()
  await userEvent.click(botao('Dar baixa'))
  const valor = dialogo().getByLabelText('Valor recebido')
  await expect.element(dialogo().getByText('Em 17/11/2026 são R$ 133,19, com multa e juros')).toBeVisible()
  await userEvent.fill(dialogo().getByLabelText('Dia do pagamento'), '01/11/2026')
  await expect.element(valor).toHaveValue('R$ 129,90')
  await userEvent.fill(valor, 'R$ 50,00')
  await userEvent.selectOptions(dialogo().getByLabelText('Como foi pago'), 'Dinheiro')
  await userEvent.type(dialogo().getByLabelText('Por que a baixa é à mão'), 'Pagou no balcão')
  await confirmar('Dar baixa')
  const confirmo = dialogo().getByRole('checkbox')
  await expect
    .element(confirmo)
    .toHaveAccessibleName('São R$ 79,90 a menos do que se deve nesse dia. Dar baixa assim mesmo.')
  await expect.element(dialogo().getByText('Confirme que o valor é este')).toBeVisible()
  expect(corposDe('/pagar')).toEqual([])
  await userEvent.click(confirmo)
  await userEvent.fill(valor, 'R$ 60,00')
  await expect.element(confirmo).not.toBeChecked()
  await userEvent.click(confirmo)
  await confirmar('Dar baixa')
  await expect.poll(() => corposDe('/pagar')).toMatchObject([{ valor: 60_00, com_diferenca: true }])
})

test.each([
  ['que não chegou', '25/12/2026', 'O dia do pagamento não pode estar no futuro'],
  [
    'antes de emitido',
    '19/10/2026',
    'O boleto foi emitido em 20/10/2026: não pode ter sido pago antes, em 19/10/2026',
  ],
])('um dia %s é recusado na hora, sem conta nem diferença', async (_, dia, recusa) => {
  abrir(umBoleto(VENCIDO))
  await pronta()
  await userEvent.click(botao('Dar baixa'))
  await userEvent.fill(dialogo().getByLabelText('Dia do pagamento'), dia)
  await userEvent.selectOptions(dialogo().getByLabelText('Como foi pago'), 'Dinheiro')
  await userEvent.type(dialogo().getByLabelText('Por que a baixa é à mão'), 'Pagou no balcão')
  await confirmar('Dar baixa')
  await expect.element(dialogo().getByText(recusa)).toBeVisible()
  expect(dialogo().getByText(`Em ${dia} são`).query()).toBeNull()
  expect(dialogo().getByRole('checkbox').query()).toBeNull()
  expect(corposDe('/pagar')).toEqual([])
})

test('desfeita a baixa do que o banco também recebeu, diz que segue pago', async () => {
  const feito = umBoleto({ situacao: 'PAGO', acoes: [], versao: 4 })
  const { mudar } = abrir(umBoleto({ situacao: 'PAGO', acoes: ['desfazer_baixa'] }), (caminho) => {
    if (!caminho.endsWith('/desfazer_baixa')) return undefined
    mudar(feito)
    return { json: feito }
  })
  await pronta()
  await userEvent.click(botao('Desfazer a baixa'))
  await userEvent.type(dialogo().getByLabelText('Por que desfazer'), 'Era de outro')
  await confirmar('Desfazer a baixa')
  await expect
    .element(page.getByText('Baixa desfeita: o boleto segue pago pelo que veio do banco'))
    .toBeVisible()
})

test('pago pelo banco enquanto se decidia: o diálogo diz, e nada mais se envia', async () => {
  const atual = umBoleto({
    ...{ situacao: 'PAGO', acoes: [], versao: 4 },
    historico: [
      { id: ID, em: '2026-11-17T12:00:00.000Z', texto: 'Pago: R$ 129,90 por Pix', motivo: null, quem: null },
    ],
  })
  const { mudar } = abrir(umBoleto(), (caminho) => {
    if (!caminho.endsWith('/cancelar')) return undefined
    mudar(atual)
    return { status: 409, json: { message: 'Mudou', errors: [], codigo: 'VERSAO_DESATUALIZADA', atual } }
  })
  await pronta()
  await userEvent.click(botao('Cancelar boleto'))
  await userEvent.type(dialogo().getByLabelText('Por que cancelar'), 'Desistiu')
  await confirmar('Cancelar boleto')
  await expect.element(dialogo().getByText('O boleto mudou enquanto você decidia')).toBeVisible()
  await expect.element(dialogo().getByText(/Última mudança: Pago: R\$ 129,90 por Pix/)).toBeVisible()
  await expect.element(dialogo().getByRole('button', { name: 'Cancelar boleto' })).toBeDisabled()
  await expect.element(dialogo().getByLabelText('Por que cancelar')).toHaveValue('Desistiu')
})

test.each([
  ['pessoa', { emitido_por: 'Bia' }, /^Emitido .*, Bia$/],
  ['lote', { emitido_por: 'Bia', em_lote: true }, /^Emitido no lote do mês .*, Bia$/],
  ['sistema', { emitido_por: null }, /^Emitido .*, sistema$/],
] as const)('o histórico começa por quem o emitiu: %s', async (_, quem, linha) => {
  abrir(umBoleto(quem))
  await pronta()
  await expect.poll(() => document.querySelector('ol[reversed] > li:last-child')?.textContent).toMatch(linha)
})

test('rejeitado: o que o banco disse, o que fazer, e a ação que o remete de novo', async () => {
  abrir(
    umBoleto({
      ...{ registro: 'REJEITADO', rejeicao: 'CEP inválido', acoes: ['pagar', 'remeter_de_novo', 'cancelar'] },
      a_remeter: [],
      hoje: { dia: '2026-11-17', dias_de_atraso: 0, multa: 0, juros: 0, desconto: 5_00, total: 124_90 },
    }),
    (caminho) =>
      caminho.endsWith('/remeter_de_novo')
        ? { json: umBoleto({ registro: 'A_REMETER', a_remeter: ['ENTRADA'], versao: 4 }) }
        : undefined,
  )
  await expect.element(secao('No banco').getByText(/CEP inválido/)).toBeVisible()
  await expect.element(secao('No banco').getByText(/Corrija o que o banco aponta/)).toBeVisible()
  // The client's page would say that it cannot be paid.
  await expect.element(page.getByText(/não há linha digitável nem Pix/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Mandar pelo WhatsApp' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Para pagar hoje')).not.toBeInTheDocument()
  await userEvent.click(botao('Remeter de novo'))
  await confirmar('Remeter de novo')
  await expect.element(page.getByText('Vai na próxima remessa')).toBeVisible()
  expect(corposDe('/remeter_de_novo')).toEqual([{ versao: 3 }])
})

test('o link que só abre nesta máquina é dito antes de ser mandado', async () => {
  const { mudar } = abrir(umBoleto({ link: 'http://localhost:3000/boleto?token=abc' }))
  await expect.element(page.getByText(AVISO_DE_ENDERECO_LOCAL)).toBeVisible()
  mudar({ link: 'https://balcao.example/boleto?token=abc' })
  await queryClient.invalidateQueries()
  await expect.element(page.getByText(AVISO_DE_ENDERECO_LOCAL)).not.toBeInTheDocument()
})

test('remetido em um arquivo que ninguém baixou, o banco ainda não o conhece', async () => {
  const remessa = { numero: 7, baixada_em: null }
  const { mudar } = abrir(umBoleto({ registro: 'REMETIDO', remessa }))
  await expect.element(secao('No banco').getByText(/ninguém a baixou/)).toBeVisible()
  await expect.element(secao('No banco').getByText('Remessa 7, ainda não baixada')).toBeVisible()
  mudar({ remessa: { ...remessa, baixada_em: '2026-11-18T12:00:00Z' } })
  await queryClient.invalidateQueries()
  await expect.element(secao('No banco').getByText(/falta o banco confirmar/)).toBeVisible()
  await expect.element(secao('No banco').getByText('Remessa 7', { exact: true })).toBeVisible()
})

test('o novo vencimento em dia sem banco diz qual será; a recusa fica no campo', async () => {
  abrir(umBoleto(), (caminho) =>
    caminho.endsWith('/mudar_vencimento')
      ? {
          status: 422,
          json: { message: 'Confira', errors: [], campos: { vencimento: ['Este já é o vencimento'] } },
        }
      : undefined,
  )
  await pronta()
  await userEvent.click(botao('Mudar o vencimento'))
  await confirmar('Mudar o vencimento')
  await expect.element(dialogo().getByText('Data inválida')).toBeVisible()
  await userEvent.fill(dialogo().getByLabelText('Novo vencimento'), '01/01/2020')
  await expect.element(dialogo().getByLabelText('Novo vencimento')).toHaveValue('01/01/2020')
  expect(
    dialogo()
      .getByText(/o próximo dia útil/)
      .query(),
  ).toBeNull()
  await userEvent.fill(dialogo().getByLabelText('Novo vencimento'), '25/12/2029')
  await expect.element(dialogo().getByText(/vence em 26\/12\/2029/)).toBeVisible()
  await confirmar('Mudar o vencimento')
  await expect.element(dialogo().getByText('Este já é o vencimento')).toBeVisible()
  expect(corposDe('/mudar_vencimento')).toEqual([{ versao: 3, vencimento: '2029-12-25' }])
})

test('antes de mudar o vencimento, diz que a multa deixa de ser cobrada e que o desconto volta', async () => {
  const encargos = { ...umBoleto().encargos, desconto: { valor: 5_00, dias_antes: 5 } }
  const novo = umBoleto({ vencimento: '2026-11-30', versao: 4 })
  abrir(umBoleto({ ...VENCIDO, encargos }), (caminho) =>
    caminho.endsWith('/mudar_vencimento') ? { json: novo } : undefined,
  )
  await pronta()
  await userEvent.click(botao('Mudar o vencimento'))
  await userEvent.fill(dialogo().getByLabelText('Novo vencimento'), '30/11/2026')
  await expect
    .element(dialogo().getByRole('note'))
    .toMatchTextContent(
      'Hoje são R$ 133,19, com multa e juros. Com o novo vencimento voltam a ser R$ 129,90. Pago até 25/11/2026, tem o desconto de R$ 5,00.',
    )
  await confirmar('Mudar o vencimento')
  await expect.element(page.getByText('Vencimento mudado para 30/11/2026')).toBeVisible()
})

test('pago duas vezes e pago a menos se destacam; quem só vê não tem botões', async () => {
  const pagamento = {
    ...{ meio: 'PIX' as const, valor: 129_90, pago_em: '2026-11-10' },
    ...{ credito_em: '2026-11-11', tarifa: 1_50, diferenca: 0 },
  }
  abrir(
    umBoleto({
      ...{ situacao: 'PAGO', pago_em: '2026-11-10', valor_pago: 129_90, acoes: [] },
      pagamentos: [
        { ...pagamento, id: '1', situacao: 'QUITOU' },
        { ...pagamento, id: '2', situacao: 'DUPLICADO' },
        { ...pagamento, id: '3', situacao: 'CONFERIR' },
      ],
    }),
    undefined,
    { permissoes: ['LISTAR.BOLETO'] },
  )
  await expect.element(secao('Pagamentos').getByText('Pago em duplicidade')).toBeVisible()
  await expect.element(secao('Pagamentos').getByText(/combine com o cliente a devolução/)).toBeVisible()
  await expect.element(secao('Pagamentos').getByText('Conferir', { exact: true })).toBeVisible()
  await expect
    .element(
      secao('Pagamentos')
        .getByText(/tarifa de R\$ 1,50/)
        .first(),
    )
    .toBeVisible()
  expect(page.getByRole('group', { name: 'O que você pode fazer' }).query()).toBeNull()
  expect(botao('Mandar por e-mail').query()).toBeNull()
})

test('dada a baixa por menos antes da remessa, diz quanto faltou, e que não há o que remeter', async () => {
  const comum = { meio: 'DINHEIRO' as const, pago_em: '2026-11-17' }
  abrir(
    umBoleto({
      ...{ situacao: 'PAGO', registro: 'A_REMETER', valor_pago: 50_00, acoes: ['desfazer_baixa'], ...comum },
      pagamentos: [
        {
          ...{ ...comum, id: '1', valor: 50_00, credito_em: null, tarifa: null },
          ...{ situacao: 'QUITOU', diferenca: -79_90 },
        },
      ],
    }),
  )
  await expect
    .element(secao('Quanto e como se paga').getByText('17/11/2026, R$ 79,90 a menos do que se devia'))
    .toBeVisible()
  await expect
    .element(secao('Pagamentos'))
    .toMatchTextContent(/R\$ 79,90 a menos do que se devia nesse dia. Quem deu a baixa confirmou/)
  await expect.element(secao('No banco').getByText('Não remetido')).toBeVisible()
  expect(page.getByText('A remeter').query()).toBeNull()
})

test('mudado por outra pessoa enquanto se olha: diz o quê, até que se entenda', async () => {
  const { mudar } = abrir(umBoleto())
  await pronta()
  mudar({
    ...{ situacao: 'CANCELADO', acoes: [], versao: 4 },
    historico: [{ id: ID, em: '2026-11-17T12:00:00.000Z', texto: 'Cancelado', motivo: 'Erro', quem: 'Bia' }],
  })
  await queryClient.invalidateQueries({ queryKey: ['boleto'] })
  await expect
    .poll(() => page.getByRole('alert').query()?.textContent)
    .toContain('Está “Cancelado”. Última mudança: Cancelado.')
  await userEvent.click(botao('Entendi'))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('um que não existe leva de volta à lista', async () => {
  abrir(umBoleto(), () => ({ status: 404, json: { message: 'Não encontrado', errors: [] } }))
  await expect.element(page.getByRole('link', { name: 'Ver os boletos' })).toBeVisible()
})

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('acessível a %i px, tema %s, também com a baixa aberta', async (largura, tema) => {
  await page.viewport(largura, 844)
  abrir(umBoleto({ ...VENCIDO, registro: 'REJEITADO', rejeicao: 'CEP inválido' }), undefined, { tema })
  await pronta()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(botao('Dar baixa'))
  await expect.element(dialogo()).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})
