import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Deposito } from './deposito.ts'
import { depositoEmPasta } from './pasta.ts'
import { criarStorage } from './storage.ts'

/** `file:///a%20b` is a URL. `file:./a b` is a plain path, so that a folder's name needs no encoding. */
export const pastaDe = (url: string) =>
  url.startsWith('file://') ? fileURLToPath(url) : path.resolve(url.slice('file:'.length))

/** The encrypted bytes themselves, for what copies them as they are. */
export const abrirDeposito = async (url: string): Promise<Deposito> => {
  if (!url.startsWith('s3:')) return depositoEmPasta(pastaDe(url))
  // Loaded only when used: the library is larger than everything else that the server loads at start.
  const { depositoEmS3 } = await import('./s3.ts')
  return depositoEmS3(new URL(url))
}

export const abrirStorage = async (url: string, atual: Buffer, antigas: readonly Buffer[] = []) =>
  criarStorage(await abrirDeposito(url), atual, antigas)
