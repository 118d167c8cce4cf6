import { scanGrayBuffer } from '@undecaf/zbar-wasm'
import * as mupdf from 'mupdf'

/** 288 dots per inch, as an ordinary scanner. */
const ESCALA = 3

/** A page as a scanner sees it: one byte of grey per dot. */
export const fotografar = (bytes: Uint8Array, pagina = 0) => {
  const documento = mupdf.Document.openDocument(bytes, 'application/pdf')
  const folha = documento.loadPage(pagina)
  const pixels = folha.toPixmap(mupdf.Matrix.scale(ESCALA, ESCALA), mupdf.ColorSpace.DeviceGray, false)
  const foto = {
    pontos: new Uint8Array(pixels.getPixels()),
    largura: pixels.getWidth(),
    altura: pixels.getHeight(),
    /** How many dots are a millimetre. */
    milimetro: (72 / 25.4) * ESCALA,
  }
  documento.destroy()
  return foto
}
type Foto = ReturnType<typeof fotografar>

/** Bars and QRs that are on it, by their kind. */
export const lerCodigos = async ({ pontos, largura, altura }: Foto) => {
  const simbolos = await scanGrayBuffer(pontos.buffer, largura, altura)
  return simbolos.map((simbolo) => ({
    tipo: simbolo.typeName,
    texto: simbolo.decode(),
    pontos: simbolo.points,
  }))
}

/** The words of a page, as a screen reader finds them. */
export const textoDaPagina = (bytes: Uint8Array, pagina = 0) => {
  const documento = mupdf.Document.openDocument(bytes, 'application/pdf')
  const texto = documento.loadPage(pagina).toStructuredText('').asText()
  const paginas = documento.countPages()
  documento.destroy()
  return { texto, paginas }
}
