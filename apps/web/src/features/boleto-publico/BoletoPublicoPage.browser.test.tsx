import type { BoletoPublico } from '@balcao/contract/cobranca/boleto-publico'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { pararRelogio } from '#testes/relogio.ts'
import { BoletoPublicoPage } from './BoletoPublicoPage.tsx'
import '#estilos/base.css'

const LINK = 'b'.repeat(51)
const LINHA = '34191.09008 00001.234567 89012.345678 6 16570000012990'
const PIX =
  '00020126490014br.gov.bcb.pix0127financeiro@provedor.example5204000053039865406129.905802BR6304ABCD'
const boleto: BoletoPublico = {
  estado: 'PAGAVEL',
  pago_em: null,
  vencimento: '2026-12-13',
  hoje: { dia: '2026-12-10', dias_de_atraso: 0, multa: 0, juros: 0, desconto: 0, total: 129_90 },
  desconto_ate: null,
  linha_digitavel: LINHA,
  pix: PIX,
  ...{ marca: 'Vale', primeiro_nome: 'João', descricao: 'Mensalidade de dezembro', valor: 129_90 },
  empresa: {
    ...{ nome_fantasia: 'Vale Fibra', cnpj: '11.222.333/0001-81' },
    ...{ telefone: '(19) 3333-4444', email: 'oi@vale.example' },
  },
  itens: [
    { descricao: 'Fibra 500', valor: 139_90 },
    { descricao: 'Desconto da promoção', valor: -10_00 },
  ],
}
const pago: BoletoPublico = {
  ...{ ...boleto, estado: 'PAGO', pago_em: '2026-12-10', pix: null, linha_digitavel: null },
}
const vencido: BoletoPublico = {
  ...boleto,
  vencimento: '2026-12-05',
  hoje: { dia: '2026-12-10', dias_de_atraso: 5, multa: 2_60, juros: 22, desconto: 0, total: 132_72 },
}

type Resposta = { status?: number; json: unknown }

const abrir = (responder: (caminho: string) => Resposta, t = LINK, tema: 'light' | 'dark' = 'light') => {
  const pedidos: string[] = []
  const falso = vi.spyOn(window, 'fetch').mockImplementation(async (entrada, init = {}) => {
    const { pathname } = new URL(String(entrada), location.origin)
    pedidos.push(`${pathname} ${new Headers(init.headers).get('authorization')}`)
    const { status = 200, json } = responder(pathname)
    return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } })
  })
  onTestFinished(() => falso.mockRestore())
  sessionStorage.clear()
  const endereco = new URL(location.href)
  endereco.searchParams.set('t', t)
  history.replaceState(null, '', endereco)
  montar(<BoletoPublicoPage />, tema, undefined, 'div')
  return pedidos
}
const cabecalho = (name: string) =>
  expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()

test.each(['light', 'dark'] as const)(
  'diz quanto, até quando e para quê; sem problema de acesso: %s',
  async (tema) => {
    const pedidos = abrir(() => ({ json: boleto }), LINK, tema)
    await cabecalho('João, o seu boleto')
    await expect.element(page.getByText('Vence em 3 dias')).toBeVisible()
    await expect.element(page.getByText('R$ 129,90').first()).toBeVisible()
    await expect.element(page.getByText('Mensalidade de dezembro')).toBeVisible()
    await expect.element(page.getByText('11.222.333/0001-81')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Baixar o boleto (PDF)' }))
      .toHaveAttribute('href', `/api/boleto/publico/pdf?t=${LINK}`)
    expect(pedidos).toEqual([`/api/boleto/publico Bearer ${LINK}`])
    expect(location.search).not.toContain(LINK)
    expect(await commands.problemasDeAcesso()).toEqual([])
  },
)

test('copia o Pix inteiro e a linha só com números, e diz o que fazer depois', async () => {
  const copiar = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => copiar.mockRestore())
  abrir(() => ({ json: boleto }))
  await userEvent.click(page.getByRole('button', { name: 'Copiar o código Pix' }))
  await expect.element(page.getByText(/^Copiado! .*“Pix copia e cola”/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Copiar a linha digitável' }))
  await expect.element(page.getByText(/^Copiada! .*pagar boleto/)).toBeVisible()
  expect(copiar.mock.calls).toEqual([[PIX], [LINHA.replace(/\D/g, '')]])
  expect(
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Copiado!'), expect.stringContaining('Copiada!')])
})

test('onde o navegador não copia, o código fica marcado para a pessoa copiar', async () => {
  const copiar = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('sem https'))
  onTestFinished(() => copiar.mockRestore())
  abrir(() => ({ json: boleto }))
  await userEvent.click(page.getByRole('button', { name: 'Copiar o código Pix' }))
  await expect.element(page.getByText(/não copia sozinho/)).toBeVisible()
  expect(String(window.getSelection()).trim()).toBe(PIX)
})

test('no celular o QR Code vem só quando pedido, e é o do Pix', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  abrir(() => ({ json: boleto }))
  const qr = page.getByRole('img', { name: 'QR Code do Pix' })
  await expect.element(page.getByRole('button', { name: 'Mostrar o QR Code' })).toBeVisible()
  expect(qr.elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Mostrar o QR Code' }))
  await expect.element(qr).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('vencido: valor de hoje com multa e juros; antes do registro: Pix já, e o prazo da linha', async () => {
  abrir(() => ({ json: { ...vencido, estado: 'SEM_REGISTRO' } }))
  await expect.element(page.getByText('Venceu há 5 dias')).toBeVisible()
  await expect.element(page.getByText('Já com multa de R$ 2,60 e juros de R$ 0,22.')).toBeVisible()
  await expect.element(page.getByText('R$ 132,72').first()).toBeVisible()
  await expect.element(page.getByText(/em até 1 dia útil; por Pix você já pode pagar/)).toBeVisible()
})

test('com desconto, diz até quando ele vale', async () => {
  const hoje = { ...boleto.hoje, desconto: 5_00, total: 124_90 }
  abrir(() => ({ json: { ...boleto, hoje, desconto_ate: '2026-12-11' } }))
  await expect
    .element(page.getByText('Já com desconto de R$ 5,00, para quem paga até 11/12/2026.'))
    .toBeVisible()
})

test('sem chave Pix na conta só há a linha', async () => {
  abrir(() => ({ json: { ...boleto, pix: null, primeiro_nome: null } }))
  await cabecalho('O seu boleto')
  await expect.element(page.getByRole('button', { name: 'Copiar a linha digitável' })).toBeVisible()
  expect(page.getByText(/Pix/).elements()).toEqual([])
})

test('pago enquanto a página está aberta: ela diz na hora em que é vista, e para de perguntar', async () => {
  const relogio = pararRelogio()
  const { estado, pago_em, vencimento, hoje, desconto_ate, linha_digitavel, pix } = pago
  const pedidos = abrir((caminho) => ({
    json:
      caminho === '/api/boleto/publico'
        ? boleto
        : { estado, pago_em, vencimento, hoje, desconto_ate, linha_digitavel, pix },
  }))
  await cabecalho('João, o seu boleto')
  await relogio.anda()
  await relogio.passar(10_000)
  await cabecalho('João, este boleto está pago')
  await expect.element(page.getByText('Pago em 10/12/2026')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(page.getByRole('button').elements()).toEqual([])
  await relogio.parou()
  expect(pedidos).toHaveLength(2)
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test.each([
  ['CANCELADO', 'João, este boleto foi cancelado', /Não pague este boleto/],
  ['INDISPONIVEL', 'João, este boleto não pode mais ser pago', /Peça outro a quem enviou/],
] as const)('%s não oferece como pagar', async (estado, titulo, texto) => {
  abrir(() => ({ json: { ...boleto, estado, pix: null, linha_digitavel: null } }))
  await cabecalho(titulo)
  await expect.element(page.getByText(texto)).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('link cortado não pergunta nada; link errado diz o mesmo', async () => {
  expect(abrir(() => ({ json: boleto }), LINK.slice(0, -3))).toEqual([])
  await cabecalho('Este link não vale mais')
  await expect.element(page.getByText(/toque no link inteiro/)).toBeVisible()
})

test('link de ninguém: pede outro', async () => {
  abrir(() => ({ status: 404, json: { message: 'Não encontrado' } }))
  await cabecalho('Este link não vale mais')
})

test('servidor fora: diz, e tenta de novo quando a pessoa pede', async () => {
  let fora = true
  abrir(() => (fora ? { status: 503, json: { message: 'Serviço fora do ar' } } : { json: boleto }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Serviço fora do ar')
  fora = false
  await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
  await cabecalho('João, o seu boleto')
})
