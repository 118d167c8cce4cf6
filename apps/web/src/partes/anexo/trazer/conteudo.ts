/** A kind of file by its content, as the settings name them. */
const formatos = {
  JPEG: { mime: 'image/jpeg', familia: 'foto', final: 'jpg' },
  PNG: { mime: 'image/png', familia: 'foto', final: 'png' },
  WEBP: { mime: 'image/webp', familia: 'foto', final: 'webp' },
  HEIC: { mime: 'image/heic', familia: 'foto', final: 'heic' },
  PDF: { mime: 'application/pdf', familia: 'documento', final: 'pdf' },
  MP3: { mime: 'audio/mpeg', familia: 'audio', final: 'mp3' },
  M4A: { mime: 'audio/mp4', familia: 'audio', final: 'm4a' },
  OGG: { mime: 'audio/ogg', familia: 'audio', final: 'ogg' },
  WEBM: { mime: 'audio/webm', familia: 'audio', final: 'webm' },
  WAV: { mime: 'audio/wav', familia: 'audio', final: 'wav' },
} as const
export type NomeDeFormato = keyof typeof formatos
export type Formato = { nome: NomeDeFormato } & (typeof formatos)[NomeDeFormato]

export const formato = (nome: NomeDeFormato): Formato => ({ nome, ...formatos[nome] })
const nomes = Object.keys(formatos) as NomeDeFormato[]

/** Of those that the settings accept, the ones of these families. */
export const aceitos = (tipos: readonly string[], familias: readonly Formato['familia'][]): Formato[] =>
  nomes
    .filter((nome) => tipos.includes(nome))
    .map(formato)
    .filter(({ familia }) => familias.includes(familia))

const DE_HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
const DE_MP4 = new Set(['M4A ', 'M4B ', 'mp41', 'mp42', 'isom', 'iso2', 'iso5', 'iso6', 'dash', 'f4a '])

const pelaMarca = (marca: string): NomeDeFormato | null =>
  DE_HEIC.has(marca) ? 'HEIC' : DE_MP4.has(marca) ? 'M4A' : null

/** The first bytes of an MPEG frame: all sync bits set, and layer 3. */
const ehMp3 = (a = 0, b = 0) => a === 0xff && (b & 0xe0) === 0xe0 && (b & 0x06) === 0x02

const pelosBytes = (bytes: Uint8Array): NomeDeFormato | null => {
  const texto = String.fromCharCode(...bytes)
  if (texto.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (texto.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG'
  if (texto.startsWith('RIFF') && texto.slice(8, 12) === 'WEBP') return 'WEBP'
  if (texto.startsWith('RIFF') && texto.slice(8, 12) === 'WAVE') return 'WAV'
  if (texto.startsWith('%PDF-')) return 'PDF'
  if (texto.startsWith('OggS')) return 'OGG'
  if (texto.startsWith('\x1aE\xdf\xa3')) return 'WEBM'
  if (texto.slice(4, 8) === 'ftyp') return pelaMarca(texto.slice(8, 12))
  return texto.startsWith('ID3') || ehMp3(bytes[0], bytes[1]) ? 'MP3' : null
}

/** What it is, whatever its name says. Null: nothing that a sale takes. */
export const formatoDe = async (arquivo: Blob): Promise<Formato | null> => {
  const nome = pelosBytes(new Uint8Array(await arquivo.slice(0, 16).arrayBuffer()))
  return nome && formato(nome)
}
