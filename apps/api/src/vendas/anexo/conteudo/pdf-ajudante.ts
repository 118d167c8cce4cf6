import { codigosDoAnexo } from '@balcao/contract/vendas/anexo'
import * as mupdf from 'mupdf'
import sharp from 'sharp'
import { Recusa } from '#infra/recusa/recusa.ts'
import { responderQuandoPedirem } from './ajudante.ts'
import type { PedidoDePdf } from './pdf.ts'

/** As much as a screen shows when somebody looks closely. */
const LADO_MAXIMO = 2200
const AMPLIA_ATE = 3
const QUALIDADE = 82

const recusar = (mensagem: string, causa?: unknown) => {
  throw new Recusa(422, codigosDoAnexo.danificado, mensagem, { causa })
}

const abrir = (bytes: Uint8Array) => {
  const documento = mupdf.Document.openDocument(bytes, 'application/pdf')
  if (documento.needsPassword()) recusar('Este PDF pede uma senha. Baixe-o, ou peça outro sem senha.')
  return documento
}

const desenhar = (documento: mupdf.Document, numero: number) => {
  const pagina = documento.loadPage(numero - 1)
  const [x0, y0, x1, y1] = pagina.getBounds()
  const escala = Math.min(LADO_MAXIMO / Math.max(x1 - x0, y1 - y0, 1), AMPLIA_ATE)
  const pixels = pagina.toPixmap(mupdf.Matrix.scale(escala, escala), mupdf.ColorSpace.DeviceRGB, false)
  const desenho = {
    dados: pixels.getPixels().slice(),
    largura: pixels.getWidth(),
    altura: pixels.getHeight(),
  }
  pixels.destroy()
  pagina.destroy()
  return desenho
}

// What it prints about a damaged file goes nowhere.
mupdf.setLog(null)

responderQuandoPedirem(async ({ bytes, pagina }: PedidoDePdf) => {
  try {
    const documento = abrir(bytes)
    const paginas = documento.countPages()
    if (paginas === 0) recusar('O PDF não tem nenhuma página. Baixe-o para ver.')
    if (pagina === null) return { paginas, desenho: null }
    if (pagina > paginas) recusar('Este PDF não tem essa página.')
    const { dados, largura, altura } = desenhar(documento, pagina)
    documento.destroy()
    const raw = { width: largura, height: altura, channels: 3 as const }
    const webp = await sharp(dados, { raw }).webp({ quality: QUALIDADE }).toBuffer()
    return { paginas, desenho: { bytes: new Uint8Array(webp), mime: 'image/webp', largura, altura } }
  } catch (erro) {
    if (erro instanceof Recusa) throw erro
    return recusar('O PDF não pôde ser desenhado. Baixe-o para ver.', erro)
  }
})
