import { encode } from 'uqr'
import type { Pdf } from './documento.ts'

type Lugar = { x: number; y: number; lado: number }

/** Dots that touch become one rectangle: between two of them a printer would leave a white line. */
const faixas = (pontos: readonly boolean[]) => {
  const achadas: { inicio: number; largura: number }[] = []
  for (const [i, cheio] of pontos.entries()) {
    const ultima = achadas.at(-1)
    if (cheio && ultima && ultima.inicio + ultima.largura === i) ultima.largura++
    else if (cheio) achadas.push({ inicio: i, largura: 1 })
  }
  return achadas
}

export const desenharQr = (pdf: Pdf, texto: string, { x, y, lado }: Lugar, ecc: 'L' | 'M' = 'L') => {
  const { data, size } = encode(texto, { ecc })
  const ponto = lado / size
  pdf.fillColor('#000000')
  for (const [linha, pontos] of data.entries())
    for (const { inicio, largura } of faixas(pontos))
      pdf.rect(x + inicio * ponto, y + linha * ponto, largura * ponto, ponto)
  pdf.fill()
}
