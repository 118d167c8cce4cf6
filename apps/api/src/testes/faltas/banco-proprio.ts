import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** Queries the program's own PostgreSQL from outside. */
export const bancoProprio = (dataDir: string) => {
  const pasta = path.join(dataDir, 'postgres')
  const conexao = { host: path.join(pasta, 'socket'), user: 'postgres', database: 'balcao' }
  const consultar = async <Linha extends pg.QueryResultRow>(texto: string, valores: unknown[] = []) => {
    const cliente = new pg.Client(conexao)
    // The faults break this connection too.
    cliente.on('error', () => {})
    await cliente.connect()
    try {
      return (await cliente.query<Linha>(texto, valores)).rows
    } finally {
      await cliente.end()
    }
  }
  return {
    pasta,
    conexao,
    consultar,
    principal: () => Number(readFileSync(path.join(pasta, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
    /** A process that serves the program's pool, preferably one in the middle of a statement. */
    deUmaConexao: async () => {
      const [achado] = await consultar<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'balcao' order by state = 'active' desc limit 1`,
      )
      if (!achado) throw new Error('o programa não tem conexões abertas')
      return achado.pid
    },
  }
}
export type BancoProprio = ReturnType<typeof bancoProprio>
