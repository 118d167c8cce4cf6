import { setTimeout as pausa } from 'node:timers/promises'
import { Client } from 'pg'
import { falhaDoPostgres, type LogDoPostgres } from './log-do-postgres.ts'
import type { Processo } from './processo.ts'
import type { Conexao } from './servidor.ts'

const INTERVALO_MS = 25
// Not there yet, not listening yet, disconnected, still recovering.
const AINDA_NAO = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03'])

/** Waits as long as the server lives, because recovery after a crash may take long. */
export async function aguardarPronto(
  conexao: Conexao,
  processo: Processo,
  log: LogDoPostgres,
  cancelamento: AbortSignal,
): Promise<void> {
  while (!(await responde(conexao))) {
    cancelamento.throwIfAborted()
    if (processo.terminou()) {
      await processo.fim
      throw falhaDoPostgres(`O PostgreSQL não conseguiu iniciar.${saida(log)}`, log)
    }
    await pausa(INTERVALO_MS)
  }
}

/** The folder of another major version: PostgreSQL says so, but not what to do. */
const saida = (log: LogDoPostgres) =>
  log.ultimasLinhas().includes('incompatible with server')
    ? ' A pasta é de outra versão dele: faça um backup com a versão anterior do programa e restaure-o com esta (docs/operations.md).'
    : ''

/** When the server dies between two statements, the next statement fails. Nothing else needs to handle it. */
function criarCliente(conexao: Conexao): Client {
  return new Client(conexao).on('error', () => undefined)
}

async function responde(conexao: Conexao): Promise<boolean> {
  const cliente = criarCliente(conexao)
  try {
    await cliente.connect()
    return true
  } catch (erro) {
    // `pg` gives no error code when a connection ends before the server has said anything.
    const codigo = erro instanceof Error && 'code' in erro ? String(erro.code) : undefined
    if (codigo === undefined || AINDA_NAO.has(codigo)) return false
    throw erro
  } finally {
    await cliente.end().catch(() => undefined)
  }
}

/** The app is not a superuser: an injected statement could do nothing outside its own database. */
export async function criarBanco(admin: Conexao, { user, database }: Conexao, podeCriarBancos: boolean) {
  const cliente = criarCliente(admin)
  await cliente.connect()
  try {
    const papel = cliente.escapeIdentifier(user)
    const { rowCount: papeis } = await cliente.query('select from pg_roles where rolname = $1', [user])
    if (!papeis) await cliente.query(`create role ${papel} login ${podeCriarBancos ? 'createdb' : ''}`)
    const { rowCount: bancos } = await cliente.query('select from pg_database where datname = $1', [database])
    if (!bancos) await cliente.query(`create database ${cliente.escapeIdentifier(database)} owner ${papel}`)
  } finally {
    await cliente.end()
  }
}
