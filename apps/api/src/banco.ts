import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Ambiente } from './env.ts'
import type { Conexao } from './infra/db/opcoes-da-conexao.ts'
import { conexaoDaPasta, ligarPostgres } from './infra/db/postgres/ligar.ts'
import { PastaEmUso, travarPasta } from './infra/db/postgres/trava.ts'
import { criarLog } from './infra/http/log.ts'

const pastaDoBanco = ({ dataDir }: Ambiente) => path.join(dataDir, 'postgres')

/** The configured database or, without one, our own, which is started. */
export const ligarBanco = async (
  env: Ambiente,
  aoEncerrar: (parar: () => unknown) => void,
): Promise<Conexao> => {
  if (env.databaseUrl) return { connectionString: env.databaseUrl }
  const log = criarLog(env.nivelDeLog)
  const { conexao, desligar } = await ligarPostgres({ pasta: pastaDoBanco(env), log })
  aoEncerrar(desligar)
  return conexao
}

/** For a command beside the program: its database as it runs, or started for as long as the command takes. */
export const alcancarBanco = async (
  env: Ambiente,
  aoEncerrar: (parar: () => unknown) => void,
): Promise<Conexao> => {
  if (env.databaseUrl) return { connectionString: env.databaseUrl }
  if (!existsSync(pastaDoBanco(env))) throw new Error(`Não há dados do Balcão em ${env.dataDir}.`)
  try {
    const trava = travarPasta(env.dataDir)
    aoEncerrar(() => trava.soltar())
  } catch (erro) {
    if (erro instanceof PastaEmUso) return conexaoDaPasta(pastaDoBanco(env))
    throw erro
  }
  return ligarBanco(env, aoEncerrar)
}
