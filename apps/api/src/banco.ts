import path from 'node:path'
import type { Conexao } from './db/opcoes-da-conexao.ts'
import { ligarPostgres } from './db/postgres/ligar.ts'
import type { Ambiente } from './env.ts'
import { registroDoServidor } from './http/registro.ts'

/** The database that was named or, without one, the own, started. */
export const ligarBanco = async (
  env: Ambiente,
  aoEncerrar: (parar: () => unknown) => void,
): Promise<Conexao> => {
  if (env.databaseUrl) return { connectionString: env.databaseUrl }
  const log = registroDoServidor(env.nivelDeLog)
  const { conexao, desligar } = await ligarPostgres({ pasta: path.join(env.dataDir, 'postgres'), log })
  aoEncerrar(desligar)
  return conexao
}
