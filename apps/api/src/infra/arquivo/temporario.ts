import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * The storage has to know a file's size before the first byte. What is written line by line gets it here, on disk and not
 * in memory. The file is gone when `usar` is done.
 */
export const comTamanho = async <T>(
  conteudo: AsyncIterable<string | Uint8Array>,
  usar: (arquivo: { conteudo: AsyncIterable<Uint8Array>; tamanho: number }) => Promise<T>,
): Promise<T> => {
  const caminho = path.join(tmpdir(), `balcao-${randomUUID()}`)
  try {
    await pipeline(Readable.from(conteudo), createWriteStream(caminho, { mode: 0o600, flags: 'wx' }))
    const { size: tamanho } = await stat(caminho)
    return await usar({ conteudo: createReadStream(caminho), tamanho })
  } finally {
    await rm(caminho, { force: true })
  }
}
