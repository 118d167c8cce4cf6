import { codigosDoAnexo } from '@balcao/contract/vendas/anexo'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { AudioLido } from './audio-trabalhador.ts'
import type { Formato } from './formato.ts'
import { emThread, NaoTerminou } from './thread.ts'

/** A good one takes milliseconds. A damaged one kept the library busy for more than ten minutes. */
const SEGUNDOS_DE_TRABALHO = 3

const PROGRAMA = new URL('./audio-trabalhador.ts', import.meta.url)
const mimes: Partial<Record<Formato, string>> = {
  MP3: 'audio/mpeg',
  M4A: 'audio/mp4',
  OGG: 'audio/ogg',
  WEBM: 'audio/webm',
  WAV: 'audio/wav',
}

const danificado = () =>
  new Recusa(
    422,
    codigosDoAnexo.danificado,
    'O áudio está danificado ou incompleto e não toca. Grave de novo ou envie outro arquivo.',
  )

const emVideo = () =>
  new Recusa(415, codigosDoAnexo.formato, 'Isto é um vídeo. Envie somente o áudio, ou grave-o aqui.')

const curto = (segundos: number, minimo: number) =>
  new Recusa(
    422,
    codigosDoAnexo.curto,
    `O áudio tem ${Math.floor(segundos)} s, e o mínimo é de ${minimo} s. Grave de novo, lendo o texto até o fim.`,
  )

/** Whether it plays, and for how long. What is stored has its duration written in it. */
export const prepararAudio = async (bytes: Uint8Array<ArrayBuffer>, formato: Formato, minimo: number) => {
  const lido = await emThread<AudioLido>(PROGRAMA, bytes, SEGUNDOS_DE_TRABALHO).catch((erro: unknown) => {
    if (erro instanceof NaoTerminou) return null
    throw erro
  })
  if (!lido) throw danificado()
  if (lido.video) throw emVideo()
  if (lido.segundos === 0) throw danificado()
  if (lido.segundos < minimo) throw curto(lido.segundos, minimo)
  return {
    bytes: lido.bytes,
    mime: mimes[formato] ?? 'application/octet-stream',
    duracao_ms: Math.round(lido.segundos * 1000),
  }
}
