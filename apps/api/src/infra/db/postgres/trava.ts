import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface Trava {
  soltar(): void
}

const SQLITE_BUSY = 5

export class PastaEmUso extends Error {}

/**
 * Only one process may use a data folder. Node has no flock, so the lock is the operating system's lock on an
 * empty SQLite file. It ends with the process, however that dies. So there are no stale locks, a reused pid
 * cannot deceive us, and two containers that share a volume see each other.
 */
export function travarPasta(dataDir: string): Trava {
  const banco = abrir(dataDir)
  const dono = join(dataDir, 'balcao.pid')
  try {
    // No journal file, because nothing is ever written here.
    banco.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (erro) {
    banco.close()
    if (!estaOcupado(erro)) throw erro
    throw new PastaEmUso(
      `A pasta de dados ${dataDir} já está em uso por ${lerDono(dono)}. Encerre-o ou escolha outra pasta em DATA_DIR.`,
    )
  }
  writeFileSync(dono, `${process.pid}\n${new Date().toISOString()}\n`)
  return {
    soltar() {
      if (!banco.isOpen) return
      rmSync(dono, { force: true })
      banco.close()
    },
  }
}

function abrir(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return new DatabaseSync(join(dataDir, 'balcao.lock'), { timeout: 0 })
  } catch (causa) {
    throw new Error(`Não foi possível escrever na pasta de dados ${dataDir}: ${textoDe(causa)}`, {
      cause: causa,
    })
  }
}

function lerDono(arquivo: string): string {
  try {
    const [pid, desde] = readFileSync(arquivo, 'utf8').split('\n')
    if (pid && desde) return `outro Balcão, o processo ${pid}, desde ${desde}`
  } catch {
    // The first process holds the lock but has not written its name yet.
  }
  return 'outro Balcão'
}

function estaOcupado(erro: unknown): boolean {
  return erro instanceof Error && 'errcode' in erro && erro.errcode === SQLITE_BUSY
}

function textoDe(causa: unknown): string {
  return causa instanceof Error ? causa.message : String(causa)
}
