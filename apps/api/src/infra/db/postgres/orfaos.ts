import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pausa } from 'node:timers/promises'
import { promisify } from 'node:util'
import { PORTA_DO_SOCKET } from './configuracao.ts'
import { PASTA_SOCKET } from './servidor.ts'

/**
 * A server that is told to stop while it recovers from the death of one of its processes may wait forever.
 */
const PRAZO_EM_ORDEM_MS = 5000
const PRAZO_IMEDIATO_MS = 2000
const PRAZO_DOS_ORFAOS_MS = 1000

/**
 * After a `kill -9`, a server of ours or its children may still be running. Or only its lock files are left,
 * with a pid that now belongs to another program. Any of these would keep the next server from starting, so
 * all of them are removed.
 */
export async function liberarPasta(pasta: string): Promise<void> {
  const arquivoDePid = join(pasta, 'postmaster.pid')
  const principal = Number((await readFile(arquivoDePid, 'utf8').catch(() => '')).split('\n', 1)[0])
  if (!(await encerrarEmOrdem(pasta, principal)) && !(await esperarFim(pasta, PRAZO_DOS_ORFAOS_MS))) {
    sinalizar(await processosDoCluster(pasta), 'SIGKILL')
    if (!(await esperarFim(pasta, PRAZO_DOS_ORFAOS_MS))) throw aindaVivos(await processosDoCluster(pasta))
  }
  // PostgreSQL treats a lock as alive until the parent has reaped the process.
  for (const trava of [arquivoDePid, join(pasta, PASTA_SOCKET, `.s.PGSQL.${PORTA_DO_SOCKET}.lock`)])
    await rm(trava, { force: true })
}

/**
 * True once nothing is left. Without the main server, the remaining processes cannot be asked to stop
 * together.
 */
async function encerrarEmOrdem(pasta: string, principal: number): Promise<boolean> {
  if (!(await processosDoCluster(pasta)).includes(principal)) return false
  sinalizar([principal], 'SIGINT')
  if (await esperarFim(pasta, PRAZO_EM_ORDEM_MS)) return true
  sinalizar([principal], 'SIGQUIT')
  return esperarFim(pasta, PRAZO_IMEDIATO_MS)
}

const aindaVivos = (pids: number[]) =>
  new Error(
    `O PostgreSQL da vez anterior não termina nem à força (processos ${pids.join(', ')}). ` +
      'Veja se o disco responde, encerre esses processos e inicie de novo.',
  )

async function esperarFim(pasta: string, prazo: number): Promise<boolean> {
  const limite = Date.now() + prazo
  while ((await processosDoCluster(pasta)).length > 0) {
    if (Date.now() > limite) return false
    await pausa(50)
  }
  return true
}

function sinalizar(pids: number[], sinal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, sinal)
    } catch {
      // The process ended between being found and being signalled.
    }
  }
}

/** Every PostgreSQL process has its cluster as the current folder, which tells it apart from any other. */
async function processosDoCluster(pasta: string): Promise<number[]> {
  const real = await realpath(pasta).catch(() => undefined)
  if (!real) return []
  return process.platform === 'linux' ? processosPeloProc(real) : processosPeloLsof(real)
}

async function processosPeloProc(pasta: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((nome) => /^\d+$/.test(nome))
  const nossos = await Promise.all(
    pids.map(async (pid) => {
      // Not readable: the process is gone, or belongs to someone else.
      const ler = (nome: string) => readFile(`/proc/${pid}/${nome}`, 'utf8').catch(() => '')
      const atual = await readlink(`/proc/${pid}/cwd`).catch(() => '')
      return atual === pasta && (await ler('comm')).trim() === 'postgres'
    }),
  )
  return pids.filter((_, i) => nossos[i]).map(Number)
}

async function processosPeloLsof(pasta: string): Promise<number[]> {
  // Exits with an error when it finds none. Prints p<pid> and then n<folder>, one per line.
  const { stdout } = await promisify(execFile)('lsof', ['-a', '-c', 'postgres', '-d', 'cwd', '-Fpn']).catch(
    () => ({ stdout: '' }),
  )
  let pid = 0
  const achados: number[] = []
  for (const linha of stdout.split('\n')) {
    if (linha.startsWith('p')) pid = Number(linha.slice(1))
    if (linha === `n${pasta}`) achados.push(pid)
  }
  return achados
}
