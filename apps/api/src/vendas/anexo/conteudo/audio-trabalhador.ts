import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  type InputFormat,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { trabalhar } from './trabalhador.ts'

export type AudioLido = { bytes: Uint8Array<ArrayBuffer>; segundos: number; video: boolean }

/** What may come in, and as what it is written again. */
const formatos: [InputFormat, () => OutputFormat][] = [
  [WEBM, () => new WebMOutputFormat()],
  [MP4, () => new Mp4OutputFormat()],
  [QTFF, () => new Mp4OutputFormat()],
  [OGG, () => new OggOutputFormat()],
  [MP3, () => new Mp3OutputFormat()],
  [WAVE, () => new WavOutputFormat()],
]

const abrir = (bytes: Uint8Array) =>
  new Input({ source: new BufferSource(bytes), formats: formatos.map(([formato]) => formato) })

const segundosDe = (bytes: Uint8Array) => abrir(bytes).computeDuration()

/**
 * Writes the audio again, packet by packet: recorders leave out the duration, and whatever else the file holds stays
 * behind. Cut files have the length of what is there.
 */
trabalhar<AudioLido>(async (bytes) => {
  const input = abrir(bytes)
  const formato = await input.getFormat()
  const escrever = formatos.find(([entrada]) => entrada === formato)?.[1]
  if (!escrever || !(await input.getPrimaryAudioTrack())) return null
  const video = (await input.getPrimaryVideoTrack()) !== null
  const target = new BufferTarget()
  const output = new Output({ format: escrever(), target })
  const conversao = await Conversion.init({
    input,
    output,
    video: { discard: true },
    tags: {},
    showWarnings: false,
  })
  if (!conversao.isValid) return null
  await conversao.execute()
  if (!target.buffer) return null
  const escrito = new Uint8Array(target.buffer)
  return {
    resultado: { bytes: escrito, segundos: await segundosDe(escrito), video },
    mover: [escrito.buffer],
  }
})
