import { buffer } from 'node:stream/consumers'
import { pastaDe } from '#infra/storage/abrir.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { lerEspaco } from './disco.ts'
import { achado, dado, emGiga } from './parte.ts'

const PROVA = Buffer.from('prova')

/** Really stores a few bytes, reads them back and removes them. */
export const verArmazenamento = async (storage: Storage, url: string) => {
  const inicio = performance.now()
  const chave = await storage.gravar([PROVA], PROVA.length)
  try {
    const lida = await buffer(await storage.ler(chave))
    if (!lida.equals(PROVA)) throw new Error('o armazenamento devolveu outra coisa')
  } finally {
    await storage.apagar(chave)
  }
  const ms = Math.round(performance.now() - inicio)
  const onde = url.startsWith('s3:')
    ? [dado('Onde', `S3, bucket ${new URL(url).hostname}`)]
    : [dado('Onde', 'Pasta no disco'), dado('Livre', emGiga((await lerEspaco(pastaDe(url))).livre))]
  return achado('OK', 'Grava, lê e apaga.', null, [...onde, dado('Prova', `${ms} ms`)])
}
