import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { codigosDoAnexo, type SituacaoAnexo } from '@balcao/contract/vendas/anexo'
import { Recusa } from '#infra/recusa/recusa.ts'
import { conferirTamanho } from '#provedor/imagem/preparar-imagem.ts'
import { prepararAudio } from './audio.ts'
import { ehSom, exigirAlgumFormato, exigirFormato, type Formato } from './formato.ts'
import { converterHeic, prepararFoto } from './foto.ts'

export type Preparado = {
  bytes: Uint8Array
  mime: string
  largura?: number
  altura?: number
  duracao_ms?: number
  situacao: SituacaoAnexo
}
type Regras = Pick<Configuracao, 'tipos_de_anexo' | 'segundos_minimos_audio'>

const FIM_DE_PDF = /%%EOF\s*$/
const PONTA = 1024

/** It is stored as it came: whoever opens it downloads it. */
const prepararPdf = (bytes: Uint8Array) => {
  if (!FIM_DE_PDF.test(Buffer.from(bytes.subarray(-PONTA)).toString('latin1')))
    throw new Recusa(
      422,
      codigosDoAnexo.danificado,
      'O PDF está danificado ou incompleto. Envie outro arquivo.',
    )
  return { bytes, mime: 'application/pdf' }
}

const prepararFormato = async (bytes: Uint8Array<ArrayBuffer>, formato: Formato, regras: Regras) => {
  if (ehSom(formato)) return prepararAudio(bytes, formato, regras.segundos_minimos_audio)
  return formato === 'PDF' ? prepararPdf(bytes) : prepararFoto(bytes)
}

/** What is stored of a file that arrived. A HEIC takes seconds: it is stored first, and converted by a job. */
export const prepararAnexo = async (
  bytes: Uint8Array<ArrayBuffer>,
  tipo: TipoAnexo,
  regras: Regras,
): Promise<Preparado> => {
  const formato = await exigirFormato(bytes, tipo, regras.tipos_de_anexo)
  if (formato === 'HEIC') {
    const { largura, altura } = await conferirTamanho(bytes)
    return { bytes, mime: 'image/heic', largura, altura, situacao: 'CONVERTENDO' }
  }
  return { ...(await prepararFormato(bytes, formato, regras)), situacao: 'PRONTO' }
}

/** A file of any accepted kind, which belongs to no sale. Nobody waits for a job here: a HEIC is converted at once. */
export const prepararArquivo = async (
  bytes: Uint8Array<ArrayBuffer>,
  { tipos_de_anexo }: Pick<Configuracao, 'tipos_de_anexo'>,
): Promise<{ bytes: Uint8Array; mime: string }> => {
  const formato = await exigirAlgumFormato(bytes, tipos_de_anexo)
  if (formato === 'HEIC') return converterHeic(bytes)
  return prepararFormato(bytes, formato, { tipos_de_anexo, segundos_minimos_audio: 0 })
}
