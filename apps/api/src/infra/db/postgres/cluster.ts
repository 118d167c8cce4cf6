import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, lchown, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { falhaDoPostgres } from './log-do-postgres.ts'
import {
  opcoesDoProcesso,
  PASTA_SOCKET,
  pastaVistaPeloServidor,
  programa,
  type Servidor,
} from './servidor.ts'

/** Makes sure that the cluster exists, belongs to its account and is closed to all others. */
export async function prepararCluster(servidor: Servidor): Promise<void> {
  const existe = await stat(join(servidor.pasta, 'PG_VERSION')).catch(() => undefined)
  if (!existe) await criarCluster(servidor)
  await entregarPasta(servidor)
  await chmod(servidor.pasta, 0o700)
  await criarPastaDaConta(servidor, join(servidor.pasta, PASTA_SOCKET))
}

/**
 * Created under another name and renamed when complete, so that an interrupted creation never looks like a
 * cluster.
 */
async function criarCluster(servidor: Servidor): Promise<void> {
  const nova = `${servidor.pasta}.novo`
  await rm(nova, { recursive: true, force: true })
  await criarPastaDaConta(servidor, nova)
  await executarInitdb(servidor, nova)
  await rename(nova, servidor.pasta)
}

async function criarPastaDaConta({ conta }: Servidor, pasta: string): Promise<void> {
  await mkdir(pasta, { recursive: true, mode: 0o700 })
  if (conta) await chown(pasta, conta.uid, conta.gid)
}

async function executarInitdb(servidor: Servidor, nova: string): Promise<void> {
  const argumentos = [
    `--pgdata=${pastaVistaPeloServidor(servidor, nova)}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    // Without it, pg_trgm and the text search do not treat "ã" as a letter. ICU does not cover them.
    `--lc-ctype=${process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'}`,
    '--locale-provider=icu',
    '--icu-locale=pt-BR',
    '--text-search-config=portuguese',
    // Only the owner of the folder, or root, can reach the socket.
    '--auth-local=trust',
    '--auth-host=reject',
    ...(servidor.descartavel ? ['--no-sync'] : []),
  ]
  const initdb = spawn(programa(servidor, 'initdb'), argumentos, opcoesDoProcesso(servidor, nova))
  for (const saida of [initdb.stdout, initdb.stderr]) {
    saida.setEncoding('utf8').on('data', servidor.log.escrever)
  }
  const codigo = await once(initdb, 'close').then(
    ([codigo]) => codigo,
    (erro: Error) => servidor.log.escrever(`${erro.message}\n`),
  )
  if (codigo !== 0) throw falhaDoPostgres('Não foi possível criar o banco de dados.', servidor.log)
}

/** A backup restored by root belongs to root, and the server's account could not open it. */
async function entregarPasta({ pasta, conta }: Servidor): Promise<void> {
  if (!conta || (await stat(pasta)).uid === conta.uid) return
  for (const nome of await readdir(pasta, { recursive: true })) {
    await lchown(join(pasta, nome), conta.uid, conta.gid)
  }
  // Last, so that an interrupted change of owner starts over.
  await chown(pasta, conta.uid, conta.gid)
}
