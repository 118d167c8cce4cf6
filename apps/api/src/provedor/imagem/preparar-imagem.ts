import { MAIOR_TAMANHO } from '@balcao/contract/provedor/imagem'
import type { Metadata, Sharp } from 'sharp'
import { Recusa } from '#infra/recusa/recusa.ts'
import { abrirImagem, abrirPixels, naVezDoEnvio, type Pixels } from './sharp.ts'

const naoEImagem = () => new Recusa(415, 'FORMATO', 'Envie uma imagem JPEG, PNG, WebP ou AVIF')
const danificada = () =>
  new Recusa(422, 'IMAGEM_DANIFICADA', 'A imagem está danificada ou incompleta. Envie outra.')
const grandeDemais = () =>
  new Recusa(422, 'PIXELS_DEMAIS', 'A imagem tem pixels demais. O limite é de 30 megapixels.')

/** sharp's errors differ only in their text. */
const recusar = (erro: unknown) => {
  const texto = String(erro)
  if (/exceeds pixel limit/.test(texto)) return grandeDemais()
  if (/unsupported image format/.test(texto)) return naoEImagem()
  return danificada()
}

const QUALIDADE = 90
type Saida = [mime: string, escrever: (imagem: Sharp) => Sharp]
const JPEG: Saida = ['image/jpeg', (imagem) => imagem.jpeg({ quality: QUALIDADE })]
const saidas: Record<string, Saida> = {
  jpeg: JPEG,
  png: ['image/png', (imagem) => imagem.png()],
  webp: ['image/webp', (imagem) => imagem.webp({ quality: QUALIDADE })],
  // AVIF takes long to write, and this copy is only the source of others.
  heif: ['image/webp', (imagem) => imagem.webp({ quality: QUALIDADE })],
}

/** HEIF is a container for several codecs, of which only AV1 has a decoder here. */
const saidaDe = ({ format, compression }: Metadata) =>
  format === 'heif' && compression !== 'av1' ? undefined : saidas[format ?? '']

const lerMetadados = (imagem: Sharp) =>
  imagem.metadata().catch((erro: unknown) => {
    throw recusar(erro)
  })

const desenhar = async (imagem: Sharp, [mime, escrever]: Saida) => {
  imagem.resize({ width: MAIOR_TAMANHO, height: MAIOR_TAMANHO, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await escrever(imagem)
    .toBuffer({ resolveWithObject: true })
    .catch((erro: unknown) => {
      throw recusar(erro)
    })
  return { bytes: data, mime, largura: info.width, altura: info.height }
}

/**
 * Draws the picture again, so that only pixels remain: no EXIF (which may contain the position) and nothing
 * else hidden in the file. No larger than the image proxy ever serves.
 */
export const prepararImagem = (bytes: Uint8Array) =>
  naVezDoEnvio(async () => {
    if (!bytes.length) throw naoEImagem()
    const imagem = abrirImagem(bytes)
    const saida = saidaDe(await lerMetadados(imagem))
    if (!saida) throw naoEImagem()
    return desenhar(imagem.autoOrient(), saida)
  })

/** The same for pixels that were decoded elsewhere. */
export const prepararPixels = (pixels: Pixels) =>
  naVezDoEnvio(() => desenhar(abrirPixels(pixels).flatten({ background: '#ffffff' }), JPEG))

/** Of a picture that is only decoded later: whether it is one, and not too large. */
export const conferirTamanho = async (bytes: Uint8Array) => {
  const { width, height } = await lerMetadados(abrirImagem(bytes))
  return { largura: width, altura: height }
}
