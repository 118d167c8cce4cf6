import { setTimeout as pausa } from 'node:timers/promises'
import { Client } from 'pg'
import type { Processo } from './processo.ts'
import { falhaDoPostgres, type Registro } from './registro.ts'
import type { Conexao } from './servidor.ts'

const INTERVALO_MS = 25
// Not there yet, not listening yet, cut off, still recovering.
const AINDA_NAO = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03'])

/** Waits as long as the server lives: recovery after a crash takes what it takes. */
export async function aguardarPronto(
  conexao: Conexao,
  processo: Processo,
  registro: Registro,
  cancelamento: AbortSignal,
): Promise<void> {
  while (!(await responde(conexao))) {
    cancelamento.throwIfAborted()
    if (processo.terminou()) {
      await processo.fim
      throw falhaDoPostgres('O PostgreSQL não conseguiu iniciar.', registro)
    }
    await pausa(INTERVALO_MS)
  }
}

/** A server that dies between two statements is found out by the next one; nobody else has to hear of it. */
function criarCliente(conexao: Conexao): Client {
  return new Client(conexao).on('error', () => undefined)
}

async function responde(conexao: Conexao): Promise<boolean> {
  const cliente = criarCliente(conexao)
  try {
    await cliente.connect()
    return true
  } catch (erro) {
    // `pg` gives no code to a connection that ended before the server said anything.
    const codigo = erro instanceof Error && 'code' in erro ? String(erro.code) : undefined
    if (codigo === undefined || AINDA_NAO.has(codigo)) return false
    throw erro
  } finally {
    await cliente.end().catch(() => undefined)
  }
}

/** The app is not the superuser: what an injected statement could do stays inside its own database. */
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
