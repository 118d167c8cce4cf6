import { isUtf8 } from 'node:buffer'
import { emPedacos, PEDACO } from './fonte.ts'

const LF = 0x0a
const CR = 0x0d

/** Where Windows-1252 differs from Latin-1: bytes 0x80 to 0x9f. */
const EM_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

const windows1252 = (bytes: Buffer) =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (letra) => EM_1252.charAt(letra.charCodeAt(0) - 0x80))

/** NUL ends a text in a database, and 0x1a ended files in DOS. No person typed them. */
const semLixo = (texto: string) =>
  texto.includes('\0') || texto.includes('\x1a') ? texto.replaceAll('\0', '').replaceAll('\x1a', '') : texto

const decodificarLinha = (bytes: Buffer) => (isUtf8(bytes) ? bytes.toString('utf8') : windows1252(bytes))

/**
 * Each line that is not valid UTF-8 is read as Windows-1252 on its own. A file can be plain ASCII for its
 * first megabytes, or be pasted together from two systems. In practice, an accented line of Windows-1252 is
 * never valid UTF-8.
 */
const decodificar = (bytes: Buffer): string => {
  if (isUtf8(bytes)) return semLixo(bytes.toString('utf8'))
  const quebra = bytes.includes(LF) ? LF : CR
  let texto = ''
  for (let inicio = 0; inicio < bytes.length; ) {
    const achada = bytes.indexOf(quebra, inicio)
    const fim = achada < 0 ? bytes.length : achada + 1
    texto += decodificarLinha(bytes.subarray(inicio, fim))
    inicio = fim
  }
  return semLixo(texto)
}

/** Where a piece can be cut without splitting a line or, in an endless line, a UTF-8 character. */
const corte = (bytes: Buffer) => {
  const quebra = Math.max(bytes.lastIndexOf(LF), bytes.lastIndexOf(CR))
  if (quebra >= 0) return quebra + 1
  if (bytes.length < PEDACO) return 0
  let fim = bytes.length
  while (fim > bytes.length - 3 && (bytes.readUInt8(fim - 1) & 0xc0) === 0x80) fim--
  return bytes.readUInt8(fim - 1) >= 0xc0 ? fim - 1 : bytes.length
}

async function* textoEmUtf16(conteudo: AsyncIterable<Uint8Array>, codificacao: 'utf-16le' | 'utf-16be') {
  const decodificador = new TextDecoder(codificacao)
  for await (const bytes of emPedacos(conteudo)) yield semLixo(decodificador.decode(bytes, { stream: true }))
  yield semLixo(decodificador.decode())
}

async function* textoDeOitoBits(conteudo: AsyncIterable<Uint8Array>) {
  let sobra: Buffer = Buffer.alloc(0)
  for await (const bytes of emPedacos(conteudo)) {
    const juntos = sobra.length ? Buffer.concat([sobra, bytes]) : bytes
    const fim = corte(juntos)
    if (fim) yield decodificar(juntos.subarray(0, fim))
    // A copy, because the rest must not keep the whole piece alive or see it overwritten.
    sobra = Buffer.from(juntos.subarray(fim))
  }
  yield decodificar(sobra)
}

async function* semMarca(textos: AsyncIterable<string>) {
  let inicio = true
  for await (const texto of textos) {
    yield inicio && texto.startsWith('\uFEFF') ? texto.slice(1) : texto
    if (texto) inicio = false
  }
}

/** The bytes of a text file as text. The pieces together are the whole file without its byte order mark. */
export const textoDe = (conteudo: AsyncIterable<Uint8Array>, utf16: 'utf-16le' | 'utf-16be' | undefined) =>
  utf16 ? textoEmUtf16(conteudo, utf16) : semMarca(textoDeOitoBits(conteudo))
