import { createHash } from 'node:crypto'
import { lstat, readlink, symlink, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PORTA_DO_SOCKET } from './configuracao.ts'
import { PASTA_SOCKET } from './servidor.ts'

// sun_path holds 104 bytes on macOS and 108 on Linux, including the final NUL.
const LIMITE_DO_CAMINHO = 103

/**
 * The folder that a client uses as `host`. The limit applies to the path as written, so a link shortens a
 * long one.
 */
export async function pastaDoSocket(pasta: string): Promise<string> {
  const direta = join(pasta, PASTA_SOCKET)
  if (cabe(direta)) return direta
  const atalho = join(tmpdir(), `balcao-${createHash('sha256').update(direta).digest('hex').slice(0, 16)}`)
  if (!cabe(atalho))
    throw new Error(`O caminho da pasta temporária ${tmpdir()} é longo demais para um socket.`)
  await criarAtalho(direta, atalho)
  return atalho
}

/** Removes the link, if one was needed. */
export async function soltarSocket(host: string): Promise<void> {
  if ((await lstat(host).catch(() => undefined))?.isSymbolicLink()) await unlink(host)
}

async function criarAtalho(destino: string, atalho: string): Promise<void> {
  try {
    await symlink(destino, atalho)
  } catch (erro) {
    if (await ehNosso(atalho, destino)) return
    if (!(await lstat(atalho).catch(() => undefined))) throw erro
    // In a folder with the sticky bit this fails for a link that another user planted, as it should.
    await unlink(atalho)
    await symlink(destino, atalho)
  }
}

const cabe = (pasta: string) =>
  Buffer.byteLength(join(pasta, `.s.PGSQL.${PORTA_DO_SOCKET}`)) <= LIMITE_DO_CAMINHO

async function ehNosso(atalho: string, destino: string): Promise<boolean> {
  const atual = await lstat(atalho).catch(() => undefined)
  return atual?.uid === process.getuid?.() && (await readlink(atalho).catch(() => '')) === destino
}
