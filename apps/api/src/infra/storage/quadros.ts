import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Bytes, Faixa } from './deposito.ts'

/**
 * A stored file is a sequence of frames, each with its own AES-256-GCM tag. So memory stays bounded, a range
 * can be read without the rest, and no byte is returned before it is verified. The nonce contains the frame's
 * position and whether it is the last one, so frames cannot be moved, repeated or cut off unnoticed.
 */
const CLARO = 64 * 1024
const ETIQUETA = 16
const QUADRO = CLARO + ETIQUETA
const ALGORITMO = 'aes-256-gcm'

/** An empty file is one empty frame, so that not even that can be forged. */
export const tamanhoCifrado = (claro: number) => claro + ETIQUETA * Math.max(1, Math.ceil(claro / CLARO))

/** The complete frames around a range of the plain file. */
export const faixaCifrada = ({ inicio, fim }: Faixa): Faixa => ({
  inicio: Math.floor(inicio / CLARO) * QUADRO,
  fim: (Math.floor(fim / CLARO) + 1) * QUADRO - 1,
})

/** Unique as long as each key belongs to one file and each file is written once. See `criarStorage`. */
const nonce = (indice: number, ultimo: boolean) => {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(indice, 7)
  bytes.writeUInt8(ultimo ? 1 : 0, 11)
  return bytes
}

async function* emPartes(conteudo: Bytes, tamanho: number) {
  let sobra: Buffer = Buffer.alloc(0)
  for await (const bytes of conteudo) {
    sobra = Buffer.concat([sobra, bytes])
    // "Greater" and not "greater or equal": the last part must be known to be the last when it is returned.
    while (sobra.length > tamanho) {
      yield { parte: sobra.subarray(0, tamanho), ultima: false }
      sobra = sobra.subarray(tamanho)
    }
  }
  yield { parte: sobra, ultima: true }
}

export async function* cifrar(chave: Uint8Array, conteudo: Bytes) {
  let indice = 0
  for await (const { parte, ultima } of emPartes(conteudo, CLARO)) {
    const cifra = createCipheriv(ALGORITMO, chave, nonce(indice++, ultima))
    yield Buffer.concat([cifra.update(parte), cifra.final(), cifra.getAuthTag()])
  }
}

/** The key that opens it, and what is in it. */
const abrirQuadro = (chaves: readonly Uint8Array[], quadro: Buffer, iv: Buffer) => {
  let causa: unknown
  for (const chave of chaves)
    try {
      const cifra = createDecipheriv(ALGORITMO, chave, iv, { authTagLength: ETIQUETA })
      cifra.setAuthTag(quadro.subarray(-ETIQUETA))
      return { chave, claro: Buffer.concat([cifra.update(quadro.subarray(0, -ETIQUETA)), cifra.final()]) }
    } catch (erro) {
      causa = erro
    }
  throw new Error('arquivo guardado adulterado, cortado ou cifrado com outra chave', { cause: causa })
}

/**
 * `conteudo` holds the frames of `faixaCifrada(faixa)`. `total` is the size of the whole encrypted file. One of the keys
 * opens the first frame, and then has to open all the others.
 */
export async function* decifrar(
  chaves: readonly Uint8Array[],
  conteudo: Bytes,
  total: number,
  { inicio, fim }: Faixa,
) {
  const ultimo = Math.ceil(total / QUADRO) - 1
  let indice = Math.floor(inicio / CLARO)
  let possiveis = chaves
  for await (const { parte } of emPartes(conteudo, QUADRO)) {
    const { chave, claro } = abrirQuadro(possiveis, parte, nonce(indice, indice === ultimo))
    possiveis = [chave]
    const base = CLARO * indice++
    yield claro.subarray(Math.max(0, inicio - base), fim - base + 1)
  }
}
