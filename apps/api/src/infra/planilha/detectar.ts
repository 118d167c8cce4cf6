import { type FormatoRecusado, recusasDeFormato } from '@balcao/contract/valores/planilha'
import { PlanilhaRecusada } from './planilha.ts'

const OUTROS: [inicio: Buffer, oQueE: FormatoRecusado][] = [
  [Buffer.from('%PDF'), 'PDF'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'IMAGEM'],
  [Buffer.from([0xff, 0xd8, 0xff]), 'IMAGEM'],
  [Buffer.from('GIF8'), 'IMAGEM'],
  [Buffer.from([0x49, 0x49, 0x2a, 0]), 'IMAGEM'],
  [Buffer.from([0x4d, 0x4d, 0, 0x2a]), 'IMAGEM'],
  [Buffer.from('Rar!'), 'COMPACTADO'],
  [Buffer.from([0x37, 0x7a, 0xbc, 0xaf]), 'COMPACTADO'],
  [Buffer.from([0x1f, 0x8b]), 'COMPACTADO'],
  // Many systems' "export to Excel" produces a web page with the name .xls.
  [Buffer.from('<'), 'PAGINA'],
]
/**
 * In a container the format comes after the size: WebP in RIFF (which audio files use too), and the photos of
 * phones.
 */
const CONTIDAS = [
  { inicio: Buffer.from('RIFF'), de: 0, tipos: /^WEBP/ },
  { inicio: Buffer.from('ftyp'), de: 4, tipos: /^(heic|heix|hevc|mif1|msf1|avif)/ },
]
const ZIP = Buffer.from('PK')
/** The container of the old .xls format and of a password-protected .xlsx. */
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const SENHA = Buffer.from('EncryptedPackage', 'utf16le')
const UTF8_BOM = Buffer.from([0xef, 0xbb, 0xbf])

const comecaCom = (bytes: Buffer, inicio: Buffer) => bytes.subarray(0, inicio.length).equals(inicio)

const recusar = (formato: FormatoRecusado) => new PlanilhaRecusada('FORMATO', recusasDeFormato[formato])

const ehImagemContida = (amostra: Buffer) =>
  CONTIDAS.some(
    ({ inicio, de, tipos }) =>
      comecaCom(amostra.subarray(de), inicio) && tipos.test(amostra.toString('latin1', 8, 12)),
  )

/** The byte order mark of UTF-16, which Excel's "Unicode text" starts with. */
export const marcaUtf16 = (amostra: Buffer) => {
  if (comecaCom(amostra, Buffer.from([0xff, 0xfe]))) return 'utf-16le'
  if (comecaCom(amostra, Buffer.from([0xfe, 0xff]))) return 'utf-16be'
  return undefined
}

const TEXTO = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a])

/**
 * Text has line breaks and tabs but hardly any other control bytes; binary files have many. NUL is padding in
 * both.
 */
const ehTexto = (amostra: Buffer) => {
  const cheios = amostra.filter((byte) => byte !== 0)
  const controles = cheios.filter((byte) => byte < 0x20 && !TEXTO.has(byte))
  return controles.length * 20 <= cheios.length
}

/** By content only: an upload's name and type prove nothing. */
export const detectarFormato = (amostra: Buffer): 'CSV' | 'XLSX' => {
  if (comecaCom(amostra, ZIP)) return 'XLSX'
  if (comecaCom(amostra, OLE)) throw recusar(amostra.includes(SENHA) ? 'COM_SENHA' : 'EXCEL_ANTIGO')
  if (marcaUtf16(amostra)) return 'CSV'
  const semMarca = comecaCom(amostra, UTF8_BOM) ? amostra.subarray(UTF8_BOM.length) : amostra
  const outro = OUTROS.find(([inicio]) => comecaCom(semMarca, inicio))
  if (outro) throw recusar(outro[1])
  if (ehImagemContida(amostra)) throw recusar('IMAGEM')
  if (!ehTexto(amostra)) throw recusar('OUTRO')
  return 'CSV'
}
