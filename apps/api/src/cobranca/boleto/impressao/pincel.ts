import { formatarDocumento } from '@balcao/contract/valores/documento'
import { CINZA, type Pdf, PRETO } from '#infra/pdf/documento.ts'

export const MARGEM = 34
export const LARGURA = 595.28 - 2 * MARGEM
export const DIREITA = MARGEM + LARGURA
export const TRACO_FINO = 0.4

export type Estilo = {
  letra?: 'normal' | 'forte'
  tamanho?: number
  cor?: string
  alinhar?: 'left' | 'right' | 'center'
  /** Comes after the text and is never cut: the document of a long name. */
  fim?: string
}
type Lugar = { x: number; y: number; largura: number }

/** How much smaller a line may become before it is cut. */
const MENOR = 0.75
const RETICENCIAS = '…'

const umaLinha = (texto: string) => texto.replace(/\s+/g, ' ').trim()

/** The longest beginning that fits, found by halves. */
const cortar = (pdf: Pdf, texto: string, largura: number) => {
  let [cabe, naoCabe] = [0, texto.length]
  while (naoCabe - cabe > 1) {
    const meio = Math.floor((cabe + naoCabe) / 2)
    if (pdf.widthOfString(texto.slice(0, meio) + RETICENCIAS) <= largura) cabe = meio
    else naoCabe = meio
  }
  return texto.slice(0, cabe).trimEnd() + RETICENCIAS
}

/** One line. What is too long becomes smaller, and then ends in an ellipsis: it never leaves its box. */
export const escrever = (pdf: Pdf, texto: string, { x, y, largura }: Lugar, estilo: Estilo = {}) => {
  const { letra = 'normal', tamanho = 9, cor = PRETO, alinhar = 'left', fim = '' } = estilo
  const linha = umaLinha(texto)
  pdf.font(letra).fontSize(tamanho)
  const inteira = pdf.widthOfString(linha + fim)
  const escala = Math.min(Math.max(largura / inteira, MENOR), 1)
  pdf.fontSize(tamanho * escala)
  // Half a point of grace: a line that was shrunk to the width may be a hair over it.
  const cabe = inteira * escala <= largura + 0.5
  const escrita = (cabe ? linha : cortar(pdf, linha, largura - pdf.widthOfString(fim))) + fim
  const sobra = alinhar === 'left' ? 0 : largura - pdf.widthOfString(escrita)
  // A smaller line stays on the foot of the others.
  const altura = y + tamanho * (1 - escala)
  pdf
    .fillColor(cor)
    .text(escrita, x + (alinhar === 'center' ? sobra / 2 : sobra), altura, { lineBreak: false })
}

/** Breaks at spaces. `maximo` lines; what is still too long, the rest of the last one included, is cut. */
const quebrar = (pdf: Pdf, texto: string, largura: number, maximo: number): string[] => {
  const linhas: string[] = []
  for (const palavra of umaLinha(texto).split(' ')) {
    const junto = linhas.length ? `${linhas.at(-1)} ${palavra}` : palavra
    if (linhas.length && pdf.widthOfString(junto) <= largura) linhas[linhas.length - 1] = junto
    else linhas.push(palavra)
  }
  if (linhas.length > maximo) linhas[maximo - 1] += ` ${linhas[maximo]}`
  return linhas
    .slice(0, maximo)
    .map((linha) => (pdf.widthOfString(linha) <= largura ? linha : cortar(pdf, linha, largura)))
}

type Paragrafo = Lugar & { entrelinha: number; maximo: number }

/** Gives how many lines were written. */
export const escreverParagrafo = (pdf: Pdf, texto: string, lugar: Paragrafo, estilo: Estilo = {}): number => {
  const { letra = 'normal', tamanho = 8, cor = PRETO } = estilo
  pdf.font(letra).fontSize(tamanho).fillColor(cor)
  const linhas = quebrar(pdf, texto, lugar.largura, lugar.maximo)
  for (const [i, linha] of linhas.entries())
    pdf.text(linha, lugar.x, lugar.y + i * lugar.entrelinha, { lineBreak: false })
  return linhas.length
}

/**
 * A code, whole and broken anywhere, because every character of it counts. Measured letter by letter: laying out each
 * beginning of a long word is slow. A space is never at an edge, where copying would lose it.
 */
export const escreverCodigo = (
  pdf: Pdf,
  codigo: string,
  lugar: Lugar,
  entrelinha: number,
  tamanho: number,
) => {
  pdf.font('normal').fontSize(tamanho).fillColor(PRETO)
  const linhas = ['']
  let ocupada = 0
  for (const parte of codigo.match(/\S(?: +\S)*/g) ?? []) {
    const largura = [...parte].reduce((soma, letra) => soma + pdf.widthOfString(letra), 0)
    if (ocupada + largura > lugar.largura) {
      linhas.push('')
      ocupada = 0
    }
    linhas[linhas.length - 1] += parte
    ocupada += largura
  }
  for (const [i, linha] of linhas.entries())
    pdf.text(linha, lugar.x, lugar.y + i * entrelinha, { lineBreak: false })
}

/** ` – CPF 529.982.247-25` */
export const documentoDepois = (documento: string) =>
  ` – ${documento.length === 11 ? 'CPF' : 'CNPJ'} ${formatarDocumento(documento)}`

export const tracar = (pdf: Pdf, x1: number, y1: number, x2: number, y2: number, grossura = TRACO_FINO) =>
  pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(grossura).strokeColor(PRETO).stroke()

export const RECUO = 3.5

export const rotular = (pdf: Pdf, rotulo: string, { x, y, largura }: Lugar) =>
  escrever(pdf, rotulo, { x: x + RECUO, y: y + 2, largura: largura - 2 * RECUO }, { tamanho: 6, cor: CINZA })

export type Campo = { rotulo: string; valor?: string; largura: number } & Estilo

/** Boxes side by side: a small name over a value, a line under all of them and one between each two. */
export const linhaDeCampos = (pdf: Pdf, x: number, y: number, altura: number, campos: readonly Campo[]) => {
  let esquerda = x
  for (const [i, { rotulo, valor = '', largura, ...estilo }] of campos.entries()) {
    if (i > 0) tracar(pdf, esquerda, y, esquerda, y + altura)
    rotular(pdf, rotulo, { x: esquerda, y, largura })
    // On the foot of the box, whatever its size.
    const topo = y + altura - 2 - (estilo.tamanho ?? 9) * 1.25
    if (valor) escrever(pdf, valor, { x: esquerda + RECUO, y: topo, largura: largura - 2 * RECUO }, estilo)
    esquerda += largura
  }
  tracar(pdf, x, y + altura, esquerda, y + altura)
}
