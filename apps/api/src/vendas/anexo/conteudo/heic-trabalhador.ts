import decodificar from 'heic-decode'
import { trabalhar } from './trabalhador.ts'

export type Pixels = { dados: Uint8Array<ArrayBuffer>; largura: number; altura: number }

trabalhar<Pixels>(async (buffer) => {
  const { data, width, height } = await decodificar({ buffer })
  const dados = new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength)
  return { resultado: { dados, largura: width, altura: height }, mover: [dados.buffer] }
})
