import { totalmem } from 'node:os'
import { PASTA_SOCKET, type Servidor } from './servidor.ts'

/** The socket file's name contains a port, although nothing listens on TCP. */
export const PORTA_DO_SOCKET = 5432

const sempre = {
  listen_addresses: '',
  port: PORTA_DO_SOCKET,
  // Relative to the cluster, so that the limit of about 100 bytes on a socket's path never affects the
  // server.
  unix_socket_directories: PASTA_SOCKET,
  unix_socket_permissions: '0700',
  max_connections: 100,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // For short queries on solid-state disks.
  random_page_cost: 1.1,
  jit: 'off',
  // Keeps personal data out of the file (a CPF in "key already exists", a value in "invalid input"). The app
  // receives the errors of its own statements and logs them with redaction. This file is only about the
  // server.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const MEGA = 1024 * 1024
/**
 * A sixteenth of the memory. The indexes of a million clients fit, and a small machine keeps most of its
 * memory.
 */
const buffersEmMega = Math.round(Math.min(1024, Math.max(128, totalmem() / MEGA / 16)))

const duravel = {
  shared_buffers: `${buffersEmMega}MB`,
  // An import writes gigabytes in a minute. With PostgreSQL's default, every page would be written to the
  // journal again and again.
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
}

const descartavel = {
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/** On the command line and not in a file, so that an old cluster also runs with what this code says. */
export function argumentosDeConfiguracao(servidor: Servidor): string[] {
  const valores = { ...sempre, ...(servidor.descartavel ? descartavel : duravel) }
  return Object.entries(valores).flatMap(([nome, valor]) => ['-c', `${nome}=${valor}`])
}
