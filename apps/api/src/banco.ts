import path from 'node:path'
import type { Ambiente } from './env.ts'
import type { Conexao } from './infra/db/opcoes-da-conexao.ts'
import { ligarPostgres } from './infra/db/postgres/ligar.ts'
import { criarLog } from './infra/http/log.ts'

/** The configured database or, without one, our own, which is started. */
export const ligarBanco = async (
  env: Ambiente,
  aoEncerrar: (parar: () => unknown) => void,
): Promise<Conexao> => {
  if (env.databaseUrl) return { connectionString: env.databaseUrl }
  const log = criarLog(env.nivelDeLog)
  const { conexao, desligar } = await ligarPostgres({ pasta: path.join(env.dataDir, 'postgres'), log })
  aoEncerrar(desligar)
  return conexao
}
