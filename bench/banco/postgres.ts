import path from 'node:path'
import pg from 'pg'
import { ligarPostgres } from '../../apps/api/src/infra/db/postgres/ligar.ts'
import { pastaDoSocket } from '../../apps/api/src/infra/db/postgres/socket.ts'
import { travarPasta } from '../../apps/api/src/infra/db/postgres/trava.ts'

export type Banco = { host: string; port: number; user: string; database: string }

const log = { info: console.log, error: console.error }

/**
 * The app's own PostgreSQL, configured as in production, over a folder that outlives the run. If one is
 * already running there, it is used and left running.
 */
export const usarPostgres = async (pasta: string) => {
  const cluster = path.resolve(pasta, 'postgres')
  const conhecido = { host: await pastaDoSocket(cluster), port: 5432, user: 'balcao', database: 'balcao' }
  if (await responde(conhecido)) return { banco: conhecido, desligar: async () => {} }
  const trava = travarPasta(pasta)
  const { conexao, desligar } = await ligarPostgres({ pasta: cluster, log })
  return {
    banco: conexao,
    desligar: async () => {
      await desligar()
      trava.soltar()
    },
  }
}

/** As the program takes it in DATABASE_URL. */
export const enderecoDoBanco = ({ host, port, user, database }: Banco) =>
  `postgresql:///${database}?${new URLSearchParams({ host, port: String(port), user })}`

export const comCliente = async <T>(banco: Banco, acao: (cliente: pg.Client) => Promise<T>): Promise<T> => {
  const cliente = new pg.Client(banco)
  await cliente.connect()
  try {
    return await acao(cliente)
  } finally {
    await cliente.end()
  }
}

/** The app's role may not create and drop databases. */
export const administrar = (banco: Banco, ...comandos: string[]) =>
  comCliente({ ...banco, user: 'postgres', database: 'postgres' }, async (cliente) => {
    for (const comando of comandos) await cliente.query(comando)
  })

const responde = (banco: Banco) => comCliente(banco, async () => true).catch(() => false)
