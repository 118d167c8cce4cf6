import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { RegrasDeAnexo } from '@balcao/contract/vendas/anexo'
import { reduzirFoto } from '../reduzir-foto.ts'
import { textos } from './anexos.textos.ts'
import { aceitos, type Formato, formato, formatoDe } from './conteudo.ts'
import { duracaoDoAudio } from './duracao-do-audio.ts'

export type Regras = RegrasDeAnexo

/** A file that is ready to be kept and sent. */
export type Preparado = {
  nome: string
  mime: string
  bytes: ArrayBuffer
  miniatura?: ArrayBuffer
  segundos?: number
}

/** What was wrong with a file, and what to do, in words for the person. */
export class ArquivoRecusado extends Error {}

const MEGA = 1024 * 1024
/** A photo is shrunk before its size is held against the limit, but not one that no camera takes. */
const FOTO_IMPOSSIVEL = 150 * MEGA

const familiasDe = (tipo: TipoAnexo): Formato['familia'][] =>
  tipo === 'AUDIO_ACEITE' ? ['audio'] : ['foto', 'documento']

export const formatosDe = (tipo: TipoAnexo, { tipos }: Regras): Formato[] => aceitos(tipos, familiasDe(tipo))

const comFinal = (nome: string, final: string) => `${nome.replace(/\.[^.]*$/, '') || 'arquivo'}.${final}`

const conferirTamanho = ({ size }: Blob, { mb_maximo }: Regras) => {
  if (size > mb_maximo * MEGA) throw new ArquivoRecusado(textos.grande(size / MEGA, mb_maximo))
}

const prepararFoto = async (
  arquivo: Blob,
  de: Formato,
  { nome, regras }: { nome: string; regras: Regras },
): Promise<Preparado> => {
  if (arquivo.size > FOTO_IMPOSSIVEL)
    throw new ArquivoRecusado(textos.grande(arquivo.size / MEGA, regras.mb_maximo))
  const para = aceitos(regras.tipos, ['foto']).find(({ nome }) => nome !== 'HEIC')
  const reduzida =
    para && 'OffscreenCanvas' in globalThis ? await reduzirFoto(arquivo, para.mime).catch(() => null) : null
  if (reduzida && para) {
    conferirTamanho(reduzida.foto, regras)
    return {
      nome: comFinal(nome, para.final),
      mime: para.mime,
      bytes: await reduzida.foto.arrayBuffer(),
      miniatura: await reduzida.miniatura.arrayBuffer(),
    }
  }
  // Most browsers cannot open a HEIC: the server converts it.
  if (para && de.nome !== 'HEIC' && 'OffscreenCanvas' in globalThis)
    throw new ArquivoRecusado(textos.fotoIlegivel)
  conferirTamanho(arquivo, regras)
  return { nome, mime: de.mime, bytes: await arquivo.arrayBuffer() }
}

const prepararAudio = async (
  arquivo: Blob,
  { mime }: Formato,
  { nome, regras, gravados }: { nome: string; regras: Regras; gravados: number | undefined },
): Promise<Preparado> => {
  conferirTamanho(arquivo, regras)
  const segundos = gravados ?? (await duracaoDoAudio(arquivo, mime))
  if (segundos === 'ilegivel') throw new ArquivoRecusado(textos.audioIlegivel)
  if (segundos !== null && segundos < regras.segundos_minimos_audio)
    throw new ArquivoRecusado(textos.audioCurto(segundos, regras.segundos_minimos_audio))
  return { nome, mime, bytes: await arquivo.arrayBuffer(), ...(segundos !== null && { segundos }) }
}

type Origem = { tipo: TipoAnexo; regras: Regras; nome: string; gravados?: number }

/** What the server would refuse is refused here already. The rest is made as small as it can be. */
export const preparar = async (
  arquivo: Blob,
  { tipo, regras, nome, gravados }: Origem,
): Promise<Preparado> => {
  if (arquivo.size === 0) throw new ArquivoRecusado(textos.vazio)
  const de = await formatoDe(arquivo)
  const possiveis = formatosDe(tipo, regras)
  if (!de || !possiveis.some((possivel) => possivel.nome === de.nome))
    throw new ArquivoRecusado(textos.formato(possiveis.map((possivel) => formato(possivel.nome).nome)))
  if (de.familia === 'foto') return prepararFoto(arquivo, de, { nome, regras })
  if (de.familia === 'audio') return prepararAudio(arquivo, de, { nome, regras, gravados })
  conferirTamanho(arquivo, regras)
  return { nome, mime: de.mime, bytes: await arquivo.arrayBuffer() }
}
