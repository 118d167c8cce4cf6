import type { Pdf } from './documento.ts'

/** Which two of a digit's five strokes are wide. The strokes weigh 1, 2, 4, 7 and parity; 4 + 7 stands for 0. */
const LARGOS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']
const LARGO = 3
const COMECO = [1, 1, 1, 1]
const FIM = [LARGO, 1, 1]

/**
 * Interleaved 2 of 5: the widths of bars and spaces in turn, a bar first. The first digit of a pair is in the bars, the
 * second in the spaces between them.
 */
export const intercalado = (digitos: string): number[] => {
  if (!/^(\d\d)+$/.test(digitos)) throw new RangeError('intercalado: an even number of digits')
  const tracos = [...digitos].map((digito) => [...(LARGOS[Number(digito)] ?? '')])
  const pares = tracos.flatMap((barras, i) =>
    i % 2 === 0 ? barras.flatMap((barra, j) => [barra, tracos[i + 1]?.[j]]) : [],
  )
  return [...COMECO, ...pares.map((largo) => (largo === '1' ? LARGO : 1)), ...FIM]
}

type Lugar = { x: number; y: number; largura: number; altura: number }

/** As rectangles, which stay sharp at any size. */
export const desenharIntercalado = (pdf: Pdf, digitos: string, { x, y, largura, altura }: Lugar) => {
  const larguras = intercalado(digitos)
  const modulo = largura / larguras.reduce((soma, uma) => soma + uma, 0)
  let esquerda = x
  pdf.fillColor('#000000')
  for (const [i, uma] of larguras.entries()) {
    if (i % 2 === 0) pdf.rect(esquerda, y, uma * modulo, altura)
    esquerda += uma * modulo
  }
  pdf.fill()
}
