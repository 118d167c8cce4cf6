import { MAIOR_TAMANHO } from '@balcao/contract/provedor/imagem'
import type { Metadata, Sharp } from 'sharp'
import { Recusa } from '#infra/recusa/recusa.ts'
import { abrirImagem, naVezDoEnvio } from './sharp.ts'

const naoEImagem = () => new Recusa(415, 'FORMATO', 'Envie uma imagem JPEG, PNG, WebP ou AVIF')
const danificada = () =>
  new Recusa(422, 'IMAGEM_DANIFICADA', 'A imagem está danificada ou incompleta. Envie outra.')
const grandeDemais = () =>
  new Recusa(422, 'PIXELS_DEMAIS', 'A imagem tem pixels demais. O limite são 30 megapixels.')

/** sharp's errors differ only in their text. */
const recusar = (erro: unknown) => {
  const texto = String(erro)
  if (/exceeds pixel limit/.test(texto)) return grandeDemais()
  if (/unsupported image format/.test(texto)) return naoEImagem()
  return danificada()
}

const QUALIDADE = 90
const saidas: Record<string, [mime: string, escrever: (imagem: Sharp) => Sharp]> = {
  jpeg: ['image/jpeg', (imagem) => imagem.jpeg({ quality: QUALIDADE })],
  png: ['image/png', (imagem) => imagem.png()],
  webp: ['image/webp', (imagem) => imagem.webp({ quality: QUALIDADE })],
  // AVIF takes long to write, and this copy is only the source of others.
  heif: ['image/webp', (imagem) => imagem.webp({ quality: QUALIDADE })],
}

/** HEIF is a container for several codecs, of which only AV1 has a decoder here. */
const saidaDe = ({ format, compression }: Metadata) =>
  format === 'heif' && compression !== 'av1' ? undefined : saidas[format ?? '']

/**
 * Draws the picture again, so that only pixels remain: no EXIF (which may contain the position) and nothing
 * else hidden in the file. No larger than the image proxy ever serves.
 */
export const prepararImagem = (bytes: Uint8Array) =>
  naVezDoEnvio(async () => {
    if (!bytes.length) throw naoEImagem()
    const imagem = abrirImagem(bytes)
    const metadados = await imagem.metadata().catch((erro: unknown) => {
      throw recusar(erro)
    })
    const saida = saidaDe(metadados)
    if (!saida) throw naoEImagem()
    const [mime, escrever] = saida
    imagem.autoOrient().resize({
      width: MAIOR_TAMANHO,
      height: MAIOR_TAMANHO,
      fit: 'inside',
      withoutEnlargement: true,
    })
    const { data, info } = await escrever(imagem)
      .toBuffer({ resolveWithObject: true })
      .catch((erro: unknown) => {
        throw recusar(erro)
      })
    return { bytes: data, mime, largura: info.width, altura: info.height }
  })
