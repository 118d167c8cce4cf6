import { mkdtemp, readdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const EM_MEMORIA = '/dev/shm'
const PREFIXO = 'balcao-teste-'
/** Several times what a run needs: with less, the disk is the better place. */
const LIVRE_BYTES = 2 * 1024 ** 3
/** A younger folder may belong to a PostgreSQL that is about to start. */
const COMECO_MS = 10 * 60_000

const cabeNaMemoria = async () => {
  const { bavail, bsize } = await statfs(EM_MEMORIA)
  return bavail * bsize >= LIVRE_BYTES
}

const vive = async (pasta: string) => {
  const [pid] = (await readFile(path.join(pasta, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return process.kill(Number(pid), 0)
}

/** What runs left that were interrupted: PostgreSQL is gone, or never came. */
const limparSobras = async () => {
  for (const nome of await readdir(EM_MEMORIA)) {
    if (!nome.startsWith(PREFIXO)) continue
    const pasta = path.join(EM_MEMORIA, nome)
    const idade = Date.now() - (await stat(pasta)).mtimeMs
    if (idade < COMECO_MS || (await vive(pasta).catch(() => false))) continue
    await rm(pasta, { recursive: true, force: true })
  }
}

/**
 * A new folder for the PostgreSQL of the tests and for all that they write, in memory where the system offers it. Each
 * test file's database is some 850 files that live for seconds, and so is the PostgreSQL that a test starts. A disk's
 * file system spends more on them than PostgreSQL on the tests' questions.
 */
export const criarPastaNaMemoria = async () => {
  // The disk is the system's to clear.
  await limparSobras().catch(() => {})
  const onde = (await cabeNaMemoria().catch(() => false)) ? EM_MEMORIA : tmpdir()
  return mkdtemp(path.join(onde, PREFIXO))
}
