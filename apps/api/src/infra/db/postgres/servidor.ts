import type { SpawnOptions } from 'node:child_process'
import { join } from 'node:path'
import type { Conta } from './conta.ts'
import type { LogDoPostgres } from './log-do-postgres.ts'

/** One cluster on this machine: its folder, the programs that serve it and the account that they run as. */
export interface Servidor {
  pasta: string
  binarios: string
  conta: Conta | undefined
  log: LogDoPostgres
  /** For tests: faster because without durability, and with a role that may create databases. */
  descartavel: boolean
}

/** In `pg`'s format: a `host` that is a folder means a Unix socket. */
export interface Conexao {
  host: string
  port: number
  user: string
  database: string
}

export const PASTA_SOCKET = 'socket'

export const programa = (servidor: Servidor, nome: 'initdb' | 'postgres') =>
  join(servidor.binarios, 'bin', nome)

/**
 * How every PostgreSQL program is started: with the cluster as the current folder and without our
 * environment.
 */
export function opcoesDoProcesso(servidor: Servidor, pasta = servidor.pasta) {
  return {
    ...servidor.conta,
    cwd: pasta,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  } satisfies SpawnOptions
}

/**
 * The cluster as the server sees it. An unprivileged account cannot walk through a 0700 home to reach the
 * data folder. But the current folder is entered before root is given up, and this link leads straight to it.
 */
export function pastaVistaPeloServidor(servidor: Servidor, pasta = servidor.pasta): string {
  return servidor.conta && process.platform === 'linux' ? '/proc/self/cwd' : pasta
}
