import { totalmem } from 'node:os'
import { PASTA_SOCKET, type Servidor } from './servidor.ts'

/** The name of the socket file carries a port even though nothing listens on TCP. */
export const PORTA_DO_SOCKET = 5432

const sempre = {
  listen_addresses: '',
  port: PORTA_DO_SOCKET,
  // Relative to the cluster: the limit of about 100 bytes on a socket's path then never applies to the server.
  unix_socket_directories: PASTA_SOCKET,
  unix_socket_permissions: '0700',
  max_connections: 100,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Short queries on solid-state disks.
  random_page_cost: 1.1,
  jit: 'off',
  // Personal data (a CPF in "key already exists", a value in "invalid input") stays out of the file: the app is told of
  // the errors of its own statements and logs them with redaction. This file is about the server.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const MEGA = 1024 * 1024
/** A sixteenth of the machine: the indexes of a million clients stay in it, and a small machine keeps its memory. */
const buffersEmMega = Math.round(Math.min(1024, Math.max(128, totalmem() / MEGA / 16)))

const duravel = {
  shared_buffers: `${buffersEmMega}MB`,
  // An import writes gigabytes in a minute: with PostgreSQL's own limit every page would go into the journal again and again.
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
}

const descartavel = {
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/** On the command line, not in a file: what runs is what this code says, in an old cluster too. */
export function argumentosDeConfiguracao(servidor: Servidor): string[] {
  const valores = { ...sempre, ...(servidor.descartavel ? descartavel : duravel) }
  return Object.entries(valores).flatMap(([nome, valor]) => ['-c', `${nome}=${valor}`])
}
