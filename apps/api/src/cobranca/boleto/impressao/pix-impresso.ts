import { CINZA, type Pdf, PRETO } from '#infra/pdf/documento.ts'
import { desenharQr } from '#infra/pdf/qr.ts'
import { DIREITA, escrever, escreverCodigo, TRACO_FINO } from './pincel.ts'

export const LARGURA_DO_PIX = 196
const ALTURA = 268
const LADO = 150
const FOLGA = 12

/** A card with the QR and the same code as text, for whoever opens the boleto on the phone that pays. */
export const desenharPix = (pdf: Pdf, codigo: string, y: number) => {
  const x = DIREITA - LARGURA_DO_PIX
  pdf.roundedRect(x, y, LARGURA_DO_PIX, ALTURA, 6).lineWidth(TRACO_FINO).strokeColor(PRETO).stroke()
  const titulo = { x, y: y + 10, largura: LARGURA_DO_PIX }
  escrever(pdf, 'Pague com Pix', titulo, { letra: 'forte', tamanho: 13, alinhar: 'center' })
  desenharQr(pdf, codigo, { x: x + (LARGURA_DO_PIX - LADO) / 2, y: y + 31, lado: LADO }, 'M')
  const nota = { x: x + FOLGA, y: y + 188, largura: LARGURA_DO_PIX - 2 * FOLGA }
  escrever(pdf, 'Ou use o Pix copia e cola:', nota, { tamanho: 8, cor: CINZA })
  escreverCodigo(pdf, codigo, { ...nota, y: y + 201 }, 8.6, 6.8)
}
