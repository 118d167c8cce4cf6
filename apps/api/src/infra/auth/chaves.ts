import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * One master key, from which a key per purpose is derived. Copies of the program behind a balancer share it
 * through CHAVE_MESTRA. A single copy keeps it in its data folder.
 */
export const lerChaveMestra = (dataDir: string, dada?: string): Buffer => {
  if (dada) return Buffer.from(dada, 'base64url')
  const pasta = path.join(dataDir, 'chaves')
  const arquivo = path.join(pasta, 'mestra')
  if (!existsSync(arquivo)) {
    mkdirSync(pasta, { recursive: true, mode: 0o700 })
    writeFileSync(arquivo, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    chmodSync(arquivo, 0o600)
  }
  return Buffer.from(readFileSync(arquivo, 'utf8').trim(), 'base64url')
}

export const derivarChave = (mestra: Buffer, finalidade: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', mestra, '', `balcao/${finalidade}`, 32))

/** How the variable for old keys names the master key. */
export const MESTRA = 'mestra'

/** The keys of the stored files: the one that encrypts, and those that only still open what they encrypted. */
export type ChavesDosArquivos = { atual: Buffer; antigas: readonly Buffer[] }

export const chavesDosArquivos = (
  mestra: Buffer,
  { atual, antigas }: { atual: string | undefined; antigas: readonly string[] },
): ChavesDosArquivos => {
  const lida = (chave: string) => (chave === MESTRA ? mestra : Buffer.from(chave, 'base64url'))
  return { atual: lida(atual ?? MESTRA), antigas: antigas.map(lida) }
}
