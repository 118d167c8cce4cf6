import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { linhaDigitavel } from '@balcao/contract/cobranca/codigo-de-barras'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { CINZA, type Pdf } from '#infra/pdf/documento.ts'
import { desenharIntercalado } from '#infra/pdf/intercalado.ts'
import type { BoletoImpresso } from './boleto-impresso.ts'
import {
  type Campo,
  DIREITA,
  documentoDepois,
  escrever,
  escreverParagrafo,
  LARGURA,
  linhaDeCampos,
  MARGEM,
  RECUO,
  rotular,
  TRACO_FINO,
  tracar,
} from './pincel.ts'

const MILIMETRO = 72 / 25.4
const BARRAS = { largura: 103 * MILIMETRO, altura: 13 * MILIMETRO }
const TOPO = 484
const CABECA = 24
const LINHA = 22
const LADO = 142
const CORPO = LARGURA - LADO
const NO_LADO = MARGEM + CORPO
const GROSSO = 1.2
const LINHAS_DE_INSTRUCAO = 9
const ENTRELINHA = 10.8

const cabeca = (pdf: Pdf, boleto: BoletoImpresso) => {
  const { nome, impresso } = bancos[boleto.banco]
  const [nomeAte, numeroAte] = [MARGEM + 112, MARGEM + 168]
  escrever(pdf, nome, { x: MARGEM, y: TOPO + 5, largura: 108 }, { letra: 'forte', tamanho: 13 })
  const numero = { x: nomeAte, y: TOPO + 4, largura: numeroAte - nomeAte }
  escrever(pdf, impresso, numero, { letra: 'forte', tamanho: 14, alinhar: 'center' })
  for (const x of [nomeAte, numeroAte]) tracar(pdf, x, TOPO + 4, x, TOPO + CABECA, GROSSO)
  const linha = { x: numeroAte + 6, y: TOPO + 6.5, largura: DIREITA - numeroAte - 6 }
  escrever(pdf, linhaDigitavel(boleto.codigo_barras), linha, {
    letra: 'forte',
    tamanho: 12,
    alinhar: 'right',
  })
  tracar(pdf, MARGEM, TOPO + CABECA, DIREITA, TOPO + CABECA, GROSSO)
}

type LinhaDaFicha = readonly Campo[]
const aDireita = (rotulo: string, valor: string, forte = false): Campo => ({
  rotulo,
  valor,
  largura: LADO,
  alinhar: 'right',
  letra: forte ? 'forte' : 'normal',
  tamanho: forte ? 10 : 9,
})

const linhasDeCima = (boleto: BoletoImpresso): LinhaDaFicha[] => {
  const { beneficiario, emissao } = boleto
  const fim = documentoDepois(beneficiario.documento)
  return [
    [
      { rotulo: 'Local de pagamento', valor: 'Pagável em qualquer banco', largura: CORPO },
      aDireita('Vencimento', formatarData(boleto.vencimento), true),
    ],
    [
      { rotulo: 'Beneficiário', valor: beneficiario.nome, largura: CORPO, fim },
      aDireita('Agência/Código do beneficiário', boleto.agencia_codigo),
    ],
    [
      { rotulo: 'Data do documento', valor: formatarData(emissao), largura: 80 },
      { rotulo: 'Nº do documento', valor: boleto.numero_documento, largura: 113 },
      { rotulo: 'Espécie doc.', valor: boleto.especie, largura: 56 },
      { rotulo: 'Aceite', valor: 'N', largura: 44 },
      { rotulo: 'Data processamento', valor: formatarData(emissao), largura: CORPO - 293 },
      aDireita('Nosso número', boleto.nosso_numero_impresso),
    ],
    [
      { rotulo: 'Uso do banco', largura: 80 },
      { rotulo: 'Carteira', valor: boleto.carteira, largura: 68 },
      { rotulo: 'Espécie', valor: 'R$', largura: 45 },
      { rotulo: 'Quantidade', largura: 100 },
      { rotulo: 'Valor', largura: CORPO - 293 },
      aDireita('(=) Valor do documento', formatarDinheiro(boleto.valor), true),
    ],
  ]
}

const ouNada = (centavos: number | undefined) => (centavos ? formatarDinheiro(centavos) : '')

const valoresDoLado = ({ segunda_via: via }: BoletoImpresso): Campo[] => [
  aDireita('(–) Desconto/Abatimento', ouNada(via?.desconto)),
  aDireita('(–) Outras deduções', ''),
  aDireita('(+) Mora/Multa', ouNada(via ? via.multa + via.juros : 0)),
  aDireita('(+) Outros acréscimos', ''),
  aDireita('(=) Valor cobrado', via ? formatarDinheiro(via.total) : '', true),
]

const instrucoes = (pdf: Pdf, boleto: BoletoImpresso, y: number) => {
  rotular(pdf, 'Instruções (texto de responsabilidade do beneficiário)', { x: MARGEM, y, largura: CORPO })
  const via = boleto.segunda_via
  const titulo = via ? [`Segunda via – valores de ${formatarData(via.dia)}`] : []
  let linhas = 0
  for (const texto of [...titulo, ...boleto.instrucoes]) {
    const maximo = LINHAS_DE_INSTRUCAO - linhas
    if (maximo === 0) break
    const lugar = { x: MARGEM + RECUO, y: y + 10 + linhas * ENTRELINHA, largura: CORPO - 2 * RECUO - 4 }
    linhas += escreverParagrafo(pdf, texto, { ...lugar, entrelinha: ENTRELINHA, maximo }, { tamanho: 8.5 })
  }
}

const pagador = (pdf: Pdf, { pagador: quem }: BoletoImpresso, y: number) => {
  rotular(pdf, 'Pagador', { x: MARGEM, y, largura: 60 })
  const largura = LARGURA - 2 * RECUO
  const x = MARGEM + RECUO
  escrever(pdf, quem.nome, { x, y: y + 9, largura }, { fim: documentoDepois(quem.documento) })
  escrever(pdf, quem.endereco, { x, y: y + 20, largura }, { tamanho: 8.5 })
  escrever(pdf, quem.cep_cidade, { x, y: y + 30.5, largura }, { tamanho: 8.5 })
  rotular(pdf, 'Sacador/Avalista', { x: MARGEM, y: y + 42, largura: 200 })
  rotular(pdf, 'Código de baixa', { x: NO_LADO, y: y + 42, largura: LADO })
}

/** The part that the bank keeps, with every box where people are used to find it. */
export const desenharFicha = (pdf: Pdf, boleto: BoletoImpresso) => {
  cabeca(pdf, boleto)
  let y = TOPO + CABECA
  for (const campos of linhasDeCima(boleto)) {
    linhaDeCampos(pdf, MARGEM, y, LINHA, campos)
    y += LINHA
  }
  instrucoes(pdf, boleto, y)
  for (const campo of valoresDoLado(boleto)) {
    tracar(pdf, NO_LADO, y, NO_LADO, y + LINHA)
    linhaDeCampos(pdf, NO_LADO, y, LINHA, [campo])
    y += LINHA
  }
  tracar(pdf, MARGEM, y, DIREITA, y, TRACO_FINO)
  pagador(pdf, boleto, y)
  y += 52
  tracar(pdf, MARGEM, y, DIREITA, y, GROSSO)
  const autenticacao = { x: MARGEM + 300, y: y + 3, largura: LARGURA - 300 }
  const nota = 'Autenticação mecânica – Ficha de Compensação'
  escrever(pdf, nota, autenticacao, { tamanho: 6.5, cor: CINZA, alinhar: 'right' })
  desenharIntercalado(pdf, boleto.codigo_barras, { x: MARGEM, y: y + 9, ...BARRAS })
}
