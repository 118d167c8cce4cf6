import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { codigosDoAnexo } from '@balcao/contract/vendas/anexo'
import { fileTypeFromBuffer } from 'file-type'
import { Recusa } from '#infra/recusa/recusa.ts'

export type Formato = Configuracao['tipos_de_anexo'][number]

/** By what the content is. A container of sound alone is called video too. */
const formatos: Record<string, Formato> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
  'image/heic': 'HEIC',
  'image/heif': 'HEIC',
  'application/pdf': 'PDF',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  'audio/x-m4a': 'M4A',
  'video/mp4': 'M4A',
  'video/quicktime': 'M4A',
  'audio/ogg': 'OGG',
  'video/ogg': 'OGG',
  'application/ogg': 'OGG',
  'audio/webm': 'WEBM',
  'video/webm': 'WEBM',
  'audio/wav': 'WAV',
}

const SONS: readonly Formato[] = ['MP3', 'M4A', 'OGG', 'WEBM', 'WAV']
export const ehSom = (formato: Formato) => SONS.includes(formato)

const emTexto = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

const formatoErrado = (tipo: TipoAnexo, aceitos: readonly Formato[]) =>
  new Recusa(
    415,
    codigosDoAnexo.formato,
    aceitos.length
      ? `Este arquivo não serve para “${nomesDosAnexos[tipo]}”. Envie em ${emTexto.format(aceitos)}.`
      : `Nenhum tipo de arquivo é aceito para “${nomesDosAnexos[tipo]}”. Peça a quem administra o sistema que ajuste os anexos.`,
  )

/** What the content is, whatever its name says. */
const formatoDe = async (bytes: Uint8Array): Promise<Formato | undefined> =>
  formatos[(await fileTypeFromBuffer(bytes))?.mime.split(';', 1)[0] ?? '']

/** The same for a file that is of no kind of the sale: any format that the provider takes. */
export const exigirAlgumFormato = async (bytes: Uint8Array, permitidos: readonly Formato[]) => {
  const formato = await formatoDe(bytes)
  if (formato && permitidos.includes(formato)) return formato
  throw new Recusa(
    415,
    codigosDoAnexo.formato,
    `Este tipo de arquivo não é aceito. Envie em ${emTexto.format(permitidos)}.`,
  )
}

/** What the content is, if it is accepted for this kind. The name and the announced type do not matter. */
export const exigirFormato = async (
  bytes: Uint8Array,
  tipo: TipoAnexo,
  permitidos: readonly Formato[],
): Promise<Formato> => {
  const aceitos = permitidos.filter((formato) => ehSom(formato) === (tipo === 'AUDIO_ACEITE'))
  const formato = await formatoDe(bytes)
  if (!formato || !aceitos.includes(formato)) throw formatoErrado(tipo, aceitos)
  return formato
}
