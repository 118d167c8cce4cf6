import { existsSync } from 'node:fs'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Item } from './tar.ts'

export const PASTA_DOS_BACKUPS = 'backups'
/** What is being restored. While it is there, the program does not start. */
export const PASTA_DA_RESTAURACAO = 'restauracao'
export const POSTO_DE_LADO = 'antes-da-restauracao-'
export const ULTIMO_BACKUP = 'ultimo-backup.json'

/** Of this machine and moment. The database is copied in another way. */
const DE_FORA = new Set([
  ...['postgres', 'postgres.log', 'postgres.novo', 'balcao.lock', 'balcao.pid'],
  ...[PASTA_DOS_BACKUPS, PASTA_DA_RESTAURACAO, ULTIMO_BACKUP],
])
export const DO_BANCO = ['postgres', 'postgres.log']

const daPasta = (nome: string) => !DE_FORA.has(nome) && !nome.startsWith(POSTO_DE_LADO)

/** Half of a restore is neither the old data nor the new. */
export const recusarRestauracaoPelaMetade = (dataDir: string) => {
  const pasta = path.join(dataDir, PASTA_DA_RESTAURACAO)
  if (existsSync(pasta))
    throw new Error(`Uma restauração parou no meio em ${pasta}. Repita npm run restore para terminá-la.`)
}

/** The stored files' folder by its path in the data folder, or null when they are elsewhere. */
export const storageNaPasta = (dataDir: string, storageUrl: string) => {
  if (!storageUrl.startsWith('file:')) return null
  const pasta = storageUrl.startsWith('file://')
    ? fileURLToPath(storageUrl)
    : storageUrl.slice('file:'.length)
  const dentro = path.relative(dataDir, path.resolve(pasta))
  return dentro && !dentro.startsWith('..') && !path.isAbsolute(dentro) ? dentro : null
}

/** What a data folder holds besides locks and backups. */
export const conteudoDaPasta = async (dataDir: string) => {
  const nomes = await readdir(dataDir).catch(() => [] as string[])
  return nomes.filter((nome) => daPasta(nome) || DO_BANCO.includes(nome)).sort()
}

/** Null for what went away. What may not be read is an error: it could be the key. */
const seAindaExiste = <T>(acao: Promise<T>) =>
  acao.catch((erro: NodeJS.ErrnoException) => {
    if (erro.code === 'ENOENT') return null
    throw erro
  })

/** Opened here, so that it can be read to the end even if it is moved away meanwhile. */
async function* lerAberto(aberto: FileHandle, tamanho: number) {
  try {
    if (tamanho > 0) yield* aberto.createReadStream({ end: tamanho - 1, autoClose: false })
  } finally {
    await aberto.close()
  }
}

/**
 * Keys, mails that wait, files of the bank: all that the program keeps in its folder, besides the database and the stored
 * files. A file that goes away meanwhile is left out: it was taken in, and the database knows it.
 */
export async function* itensDaPasta(dataDir: string, forasDaqui: (string | null)[]): AsyncGenerator<Item> {
  const fora = forasDaqui.flatMap((nome) => (nome === null ? [] : [path.join(dataDir, nome)]))
  async function* varrer(pasta: string): AsyncGenerator<Item> {
    for (const achado of (await seAindaExiste(readdir(pasta, { withFileTypes: true }))) ?? []) {
      const caminho = path.join(pasta, achado.name)
      if ((pasta === dataDir && !daPasta(achado.name)) || fora.includes(caminho)) continue
      if (achado.isDirectory()) yield* varrer(caminho)
      if (!achado.isFile()) continue
      const aberto = await seAindaExiste(open(caminho))
      if (!aberto) continue
      const { size: tamanho } = await aberto.stat()
      const nome = `pasta/${path.relative(dataDir, caminho).split(path.sep).join('/')}`
      yield { nome, tamanho, conteudo: lerAberto(aberto, tamanho) }
    }
  }
  yield* varrer(dataDir)
}
