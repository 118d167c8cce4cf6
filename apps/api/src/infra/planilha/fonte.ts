import { buffer } from 'node:stream/consumers'

/** A stored file for the readers here: its size, and any range of it. `Storage.ler` with a key fits. */
export type Fonte = {
  tamanho: number
  /** First and last byte, both included. Without them, the whole file. */
  ler(faixa?: { inicio: number; fim: number }): Promise<AsyncIterable<Uint8Array>>
}

export const PEDACO = 64 * 1024

/** Splits bytes of any size into pieces that limit the memory used and how long the event loop is blocked. */
export async function* emPedacos(conteudo: AsyncIterable<Uint8Array>) {
  for await (const bytes of conteudo)
    for (let i = 0; i < bytes.length; i += PEDACO)
      yield Buffer.from(bytes.buffer, bytes.byteOffset + i, Math.min(PEDACO, bytes.length - i))
}

/** A short range, read into memory. It is shorter than asked when the file ends first. */
export const lerTrecho = async (fonte: Fonte, inicio: number, tamanho: number): Promise<Buffer> => {
  const fim = Math.min(inicio + tamanho, fonte.tamanho) - 1
  return fim < inicio || inicio < 0 ? Buffer.alloc(0) : buffer(await fonte.ler({ inicio, fim }))
}
