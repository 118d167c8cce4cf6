import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { linhaDigitavel } from '@balcao/contract/cobranca/codigo-de-barras'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { CINZA, type Pdf } from '#infra/pdf/documento.ts'
import type { BoletoImpresso } from './boleto-impresso.ts'
import {
  DIREITA,
  documentoDepois,
  escrever,
  escreverParagrafo,
  LARGURA,
  linhaDeCampos,
  MARGEM,
  RECUO,
  tracar,
} from './pincel.ts'
import { desenharPix, LARGURA_DO_PIX } from './pix-impresso.ts'

const TOPO = 30
const CAMPOS = 84
const CONTEUDO = 180
const ENTRE_ITENS = 14
const ITENS = 15
const FIM = 448
const ENTRELINHA = 11
const COMO_PAGAR = 'Para pagar, leia o código de barras ou digite a linha no aplicativo do seu banco.'

const cabeca = (pdf: Pdf, { beneficiario, segunda_via }: BoletoImpresso) => {
  const largura = LARGURA - 190
  escrever(pdf, beneficiario.nome, { x: MARGEM, y: TOPO, largura }, { letra: 'forte', tamanho: 15 })
  const documento = documentoDepois(beneficiario.documento).replace(' – ', '')
  escrever(pdf, documento, { x: MARGEM, y: TOPO + 21, largura }, { tamanho: 8.5, cor: CINZA })
  escrever(pdf, beneficiario.endereco, { x: MARGEM, y: TOPO + 32, largura }, { tamanho: 8.5, cor: CINZA })
  const lado = { x: DIREITA - 184, y: TOPO + 3, largura: 184 }
  escrever(pdf, 'Recibo do pagador', lado, { letra: 'forte', tamanho: 11, alinhar: 'right' })
  if (segunda_via === null) return
  const aviso = `SEGUNDA VIA – valores de ${formatarData(segunda_via.dia)}`
  escrever(pdf, aviso, { ...lado, y: TOPO + 19 }, { letra: 'forte', tamanho: 8.5, alinhar: 'right' })
}

const campos = (pdf: Pdf, boleto: BoletoImpresso) => {
  const { pagador, segunda_via } = boleto
  const forte = { letra: 'forte', tamanho: 12, alinhar: 'right' } as const
  const aPagar = segunda_via?.total ?? boleto.valor
  tracar(pdf, MARGEM, CAMPOS, DIREITA, CAMPOS, 1.2)
  const fim = documentoDepois(pagador.documento)
  linhaDeCampos(pdf, MARGEM, CAMPOS, 26, [
    { rotulo: 'Pagador', valor: pagador.nome, largura: LARGURA - 210, fim },
    { rotulo: 'Vencimento', valor: formatarData(boleto.vencimento), largura: 90, ...forte },
    {
      rotulo: segunda_via ? 'Valor a pagar' : 'Valor',
      valor: formatarDinheiro(aPagar),
      largura: 120,
      ...forte,
    },
  ])
  const { nome, impresso } = bancos[boleto.banco]
  linhaDeCampos(pdf, MARGEM, CAMPOS + 26, 23, [
    { rotulo: 'Banco', valor: `${nome} ${impresso}`, largura: 117 },
    { rotulo: 'Agência/Código do beneficiário', valor: boleto.agencia_codigo, largura: 120 },
    { rotulo: 'Nosso número', valor: boleto.nosso_numero_impresso, largura: 110 },
    { rotulo: 'Nº do documento', valor: boleto.numero_documento, largura: 90 },
    { rotulo: 'Emissão', valor: formatarData(boleto.emissao), largura: LARGURA - 437 },
  ])
  const linha = linhaDigitavel(boleto.codigo_barras)
  linhaDeCampos(pdf, MARGEM, CAMPOS + 49, 25, [
    { rotulo: 'Linha digitável', valor: linha, largura: LARGURA, letra: 'forte', tamanho: 11 },
  ])
}

type Item = { descricao: string; valor: number }

/** What does not fit is summed in the last line, so that the list still adds up. */
const resumir = (itens: readonly Item[]): readonly Item[] => {
  if (itens.length <= ITENS) return itens
  const resto = itens.slice(ITENS - 1)
  const valor = resto.reduce((soma, item) => soma + item.valor, 0)
  return [...itens.slice(0, ITENS - 1), { descricao: `Outros ${resto.length} itens`, valor }]
}

const encargos = ({ segunda_via: via }: BoletoImpresso): Item[] =>
  via === null
    ? []
    : [
        { descricao: 'Multa por atraso', valor: via.multa },
        { descricao: 'Juros de mora', valor: via.juros },
        { descricao: 'Desconto', valor: -via.desconto },
      ].filter(({ valor }) => valor !== 0)

const itens = (pdf: Pdf, boleto: BoletoImpresso, largura: number) => {
  const doValor = 90
  const umaLinha = ({ descricao, valor }: Item, y: number, letra: 'normal' | 'forte' = 'normal') => {
    const deTexto = largura - doValor - 2 * RECUO
    escrever(pdf, descricao, { x: MARGEM + RECUO, y, largura: deTexto }, { letra })
    const lugar = { x: MARGEM + largura - doValor, y, largura: doValor - RECUO }
    escrever(pdf, formatarDinheiro(valor), lugar, { letra, alinhar: 'right' })
  }
  const titulo = { x: MARGEM + RECUO, y: CONTEUDO, largura }
  escrever(pdf, 'O que está sendo cobrado', titulo, { letra: 'forte', tamanho: 10 })
  let y = CONTEUDO + 17
  for (const item of [...resumir(boleto.itens), ...encargos(boleto)]) {
    umaLinha(item, y)
    y += ENTRE_ITENS
  }
  tracar(pdf, MARGEM, y, MARGEM + largura, y)
  umaLinha({ descricao: 'Total', valor: boleto.segunda_via?.total ?? boleto.valor }, y + 3, 'forte')
  return y + 28
}

/** The same that the bank reads, as far as there is room: whoever pays keeps only this part. */
const instrucoes = (pdf: Pdf, boleto: BoletoImpresso, topo: number, largura: number) => {
  const semPix = boleto.pix === null ? [COMO_PAGAR] : []
  let y = topo
  for (const texto of [...boleto.instrucoes, ...semPix]) {
    const maximo = Math.floor((FIM - y) / ENTRELINHA)
    if (maximo <= 0) break
    const lugar = { x: MARGEM + RECUO, y, largura: largura - 2 * RECUO, entrelinha: ENTRELINHA, maximo }
    y += ENTRELINHA * escreverParagrafo(pdf, texto, lugar, { cor: CINZA })
  }
}

/** The part that stays with whoever pays: what for, until when, and how. */
export const desenharRecibo = (pdf: Pdf, boleto: BoletoImpresso) => {
  cabeca(pdf, boleto)
  campos(pdf, boleto)
  const largura = boleto.pix === null ? LARGURA : LARGURA - LARGURA_DO_PIX - 16
  instrucoes(pdf, boleto, itens(pdf, boleto, largura), largura)
  if (boleto.pix !== null) desenharPix(pdf, boleto.pix, CONTEUDO)
  const autenticacao = { x: DIREITA - 200, y: 456, largura: 200 }
  escrever(pdf, 'Autenticação mecânica', autenticacao, { tamanho: 6.5, cor: CINZA, alinhar: 'right' })
}
