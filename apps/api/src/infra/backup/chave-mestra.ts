import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Item } from './tar.ts'

const LUGAR = path.join('chaves', 'mestra')
export const ITEM_DA_CHAVE = 'pasta/chaves/mestra'

/** From the environment, where it does not lie in the folder. Without it, the stored files are noise. */
export const itensDaChave = (dataDir: string, dada: string | undefined): Item[] => {
  if (dada) return [{ nome: ITEM_DA_CHAVE, tamanho: dada.length, conteudo: [Buffer.from(dada)] }]
  if (existsSync(path.join(dataDir, LUGAR))) return []
  throw new Error(
    `Não há chave mestra em ${dataDir}, e sem ela os arquivos não se abrem. Informe o DATA_DIR do programa, ou a CHAVE_MESTRA.`,
  )
}

/** A program that is given another key could not open what was restored. */
export const conferirChave = async (restaurada: string, dada: string | undefined) => {
  if (!dada) return
  const texto = await readFile(path.join(restaurada, LUGAR), 'utf8').catch(() => '')
  if (texto.trim() !== dada)
    throw new Error(
      'A CHAVE_MESTRA informada não é a deste backup: os arquivos dele não se abririam. Nada mudou.',
    )
}
