import { expect, test } from 'vitest'
import { preparar } from './preparar.ts'

const regras = { mb_maximo: 15, tipos: ['JPEG', 'PDF', 'MP3'], segundos_minimos_audio: 1 }

/** Of two gigabytes, of which only the beginning can be read. */
const enorme = (inicio: string) => {
  const arquivo = new Blob([Uint8Array.from(inicio, (letra) => letra.charCodeAt(0)), new Uint8Array(16)])
  return Object.defineProperties(arquivo, {
    size: { value: 2 * 1024 ** 3 },
    arrayBuffer: { value: () => Promise.reject(new Error('não se lê inteiro')) },
  })
}

test.each([
  ['uma foto', 'DOCUMENTO_FRENTE', '\xff\xd8\xff\xe0'],
  ['um PDF', 'DOCUMENTO_FRENTE', '%PDF-1.7'],
  ['um áudio', 'AUDIO_ACEITE', 'ID3'],
] as const)('%s de 2 GB é recusado sem ser lido, com o limite e o que fazer', async (_, tipo, inicio) => {
  const recusa = preparar(enorme(inicio), { tipo, regras, nome: 'grande' })
  await expect(recusa).rejects.toThrow('O arquivo tem 2.048 MB e o limite é de 15 MB. Escolha um menor.')
})
