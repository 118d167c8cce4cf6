import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Bytes, Faixa } from './deposito.ts'

/**
 * A stored file is a row of frames, each with its own AES-256-GCM tag: memory stays bounded, a range is read
 * without the rest, and no byte is handed out before it was verified. The frame's place and "this is the last
 * one" are in its nonce, so frames cannot be moved, repeated or cut off unnoticed.
 */
const CLARO = 64 * 1024
const ETIQUETA = 16
const QUADRO = CLARO + ETIQUETA
const ALGORITMO = 'aes-256-gcm'

/** An empty file is one empty frame: even that cannot be forged. */
export const tamanhoCifrado = (claro: number) => claro + ETIQUETA * Math.max(1, Math.ceil(claro / CLARO))

/** The whole frames around a range of the plain file. */
export const faixaCifrada = ({ inicio, fim }: Faixa): Faixa => ({
  inicio: Math.floor(inicio / CLARO) * QUADRO,
  fim: (Math.floor(fim / CLARO) + 1) * QUADRO - 1,
})

/** Unique as long as a key belongs to one file and a file is written once; see `criarStorage`. */
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
    // "Greater", not "greater or equal": the last part must be known as such when it is handed out.
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

const abrirQuadro = (chave: Uint8Array, quadro: Buffer, iv: Buffer) => {
  try {
    const cifra = createDecipheriv(ALGORITMO, chave, iv, { authTagLength: ETIQUETA })
    cifra.setAuthTag(quadro.subarray(-ETIQUETA))
    return Buffer.concat([cifra.update(quadro.subarray(0, -ETIQUETA)), cifra.final()])
  } catch (causa) {
    throw new Error('arquivo guardado adulterado, cortado ou cifrado com outra chave', { cause: causa })
  }
}

/** `conteudo` holds the frames of `faixaCifrada(faixa)`; `total` is the size of the whole encrypted file. */
export async function* decifrar(chave: Uint8Array, conteudo: Bytes, total: number, { inicio, fim }: Faixa) {
  const ultimo = Math.ceil(total / QUADRO) - 1
  let indice = Math.floor(inicio / CLARO)
  for await (const { parte } of emPartes(conteudo, QUADRO)) {
    const claro = abrirQuadro(chave, parte, nonce(indice, indice === ultimo))
    const base = CLARO * indice++
    yield claro.subarray(Math.max(0, inicio - base), fim - base + 1)
  }
}
