import { PlanilhaRecusada } from './planilha.ts'

const OUTROS: [inicio: Buffer, oQueE: string][] = [
  [Buffer.from('%PDF'), 'um PDF'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'uma imagem'],
  [Buffer.from([0xff, 0xd8, 0xff]), 'uma imagem'],
  [Buffer.from('GIF8'), 'uma imagem'],
  [Buffer.from('RIFF'), 'uma imagem'],
  [Buffer.from('Rar!'), 'um arquivo compactado'],
  [Buffer.from([0x37, 0x7a, 0xbc, 0xaf]), 'um arquivo compactado'],
  [Buffer.from([0x1f, 0x8b]), 'um arquivo compactado'],
  // Many systems offer "export to Excel" and give a web page with the name .xls.
  [Buffer.from('<'), 'uma página HTML ou XML com nome de planilha'],
]
const ZIP = Buffer.from('PK')
/** The container of the old .xls and of an .xlsx with a password. */
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const SENHA = Buffer.from('EncryptedPackage', 'utf16le')
const UTF8_BOM = Buffer.from([0xef, 0xbb, 0xbf])

const comecaCom = (bytes: Buffer, inicio: Buffer) => bytes.subarray(0, inicio.length).equals(inicio)

const SALVE_COMO = 'Abra-o no Excel ou no LibreOffice e salve como .xlsx ou CSV.'

const recusar = (mensagem: string) => new PlanilhaRecusada('FORMATO', `${mensagem} ${SALVE_COMO}`)

/** The byte order mark of UTF-16, which Excel's "Unicode text" starts with. */
export const marcaUtf16 = (amostra: Buffer) => {
  if (comecaCom(amostra, Buffer.from([0xff, 0xfe]))) return 'utf-16le'
  if (comecaCom(amostra, Buffer.from([0xfe, 0xff]))) return 'utf-16be'
  return undefined
}

const TEXTO = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a])

/** Text has line breaks and tabs, hardly any other control byte; binary files have plenty. NUL is padding in both. */
const ehTexto = (amostra: Buffer) => {
  const cheios = amostra.filter((byte) => byte !== 0)
  const controles = cheios.filter((byte) => byte < 0x20 && !TEXTO.has(byte))
  return controles.length * 20 <= cheios.length
}

/** By content alone: the name and the type that came with an upload prove nothing. */
export const detectarFormato = (amostra: Buffer): 'CSV' | 'XLSX' => {
  if (comecaCom(amostra, ZIP)) return 'XLSX'
  if (comecaCom(amostra, OLE))
    throw recusar(
      amostra.includes(SENHA)
        ? 'A planilha está protegida por senha.'
        : 'O arquivo é de um Excel antigo (.xls) ou está protegido por senha.',
    )
  if (marcaUtf16(amostra)) return 'CSV'
  const semMarca = comecaCom(amostra, UTF8_BOM) ? amostra.subarray(UTF8_BOM.length) : amostra
  const outro = OUTROS.find(([inicio]) => comecaCom(semMarca, inicio))
  if (outro) throw recusar(`O arquivo é ${outro[1]}, não uma planilha.`)
  if (!ehTexto(amostra)) throw recusar('O arquivo não é uma planilha.')
  return 'CSV'
}
