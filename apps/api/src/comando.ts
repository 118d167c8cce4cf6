import { alcancarBanco } from './banco.ts'
import { type Ambiente, lerAmbiente } from './env.ts'
import type { Db } from './infra/db/conexao.ts'
import { conectar } from './infra/db/conexao.ts'

/** A command beside the program, on its database, whether it is running or not. A failure is said in one line. */
export const comando = async (fazer: (db: Db, env: Ambiente) => Promise<void>) => {
  /** What was started, in order. It is stopped in reverse order. */
  const ligados: (() => unknown)[] = []
  const aoEncerrar = (parar: () => unknown) => ligados.push(parar)
  try {
    const env = lerAmbiente(process.env)
    const { pool, db, leitor } = conectar(await alcancarBanco(env, aoEncerrar), () => {})
    aoEncerrar(() => pool.end())
    aoEncerrar(leitor.fechar)
    await fazer(db, env)
  } catch (erro) {
    process.stderr.write(`${erro instanceof Error ? erro.message : String(erro)}\n`)
    process.exitCode = 1
  } finally {
    for (const parar of ligados.reverse()) await parar()
  }
}
