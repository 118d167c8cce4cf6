import { buffer } from 'node:stream/consumers'

/** A stored file as the readers here need it: its size, and any stretch of it. `Storage.ler` with the key fits. */
export type Fonte = {
  tamanho: number
  /** First and last byte wanted, both included; the whole file without them. */
  ler(faixa?: { inicio: number; fim: number }): Promise<AsyncIterable<Uint8Array>>
}

export const PEDACO = 64 * 1024

/** Whatever sizes the bytes come in: a piece bounds the memory used and the time that the event loop is held. */
export async function* emPedacos(conteudo: AsyncIterable<Uint8Array>) {
  for await (const bytes of conteudo)
    for (let i = 0; i < bytes.length; i += PEDACO)
      yield Buffer.from(bytes.buffer, bytes.byteOffset + i, Math.min(PEDACO, bytes.length - i))
}

/** A short stretch, whole in memory; shorter than asked where the file ends first. */
export const lerTrecho = async (fonte: Fonte, inicio: number, tamanho: number): Promise<Buffer> => {
  const fim = Math.min(inicio + tamanho, fonte.tamanho) - 1
  return fim < inicio || inicio < 0 ? Buffer.alloc(0) : buffer(await fonte.ler({ inicio, fim }))
}
