import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
/** Its own letters: the built-in ones garble what is not of Western Europe. */
const LETRAS = {
  normal: require.resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf'),
  forte: require.resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'),
}

/**
 * The file as pdfkit has parsed it, kept for the next document: parsing and its own caches are most of the time that a
 * page takes. It takes such a font as a source and only reads from it, but the types do not say so.
 */
const analisar = (arquivo: string) => {
  const { _font } = new PDFDocument({ font: arquivo }) as unknown as { _font: { font: Letras } }
  // A shape keeps the letter that it is first used for. A colon is made of full stops, of which nothing is a letter:
  // without this, the full stops of later documents would be copied as "�".
  for (const letra of _font.font.characterSet) _font.font.glyphForCodePoint(letra)
  return _font.font
}
type Letras = Buffer & { characterSet: number[]; glyphForCodePoint: (letra: number) => unknown }
let analisadas: { normal: Buffer; forte: Buffer } | undefined
const letras = () => {
  analisadas ??= { normal: analisar(LETRAS.normal), forte: analisar(LETRAS.forte) }
  return analisadas
}

export const CINZA = '#5a6472'
export const PRETO = '#1c2430'

export type Pdf = PDFKit.PDFDocument

type Pedido = { titulo: string; autor: string; em: string; margem: number }

/** A4, and the promise of its bytes once it is ended. */
export const criarDocumento = ({ titulo, autor, em, margem }: Pedido) => {
  const { normal, forte } = letras()
  const pdf = new PDFDocument({
    size: 'A4',
    margin: margem,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    // None to begin with: beside a default that is the same, pdfkit never caches a registered one.
    font: '',
    // The same content is the same file, whenever it is written.
    info: { Title: titulo, Author: autor, CreationDate: new Date(em) },
  })
  pdf.registerFont('normal', normal).registerFont('forte', forte).font('normal')
  const partes: Uint8Array[] = []
  pdf.on('data', (parte: Uint8Array) => partes.push(parte))
  const terminado = new Promise<Buffer>((pronto, falhou) => {
    pdf.on('end', () => pronto(Buffer.concat(partes)))
    pdf.on('error', falhou)
  })
  return { pdf, terminado }
}
