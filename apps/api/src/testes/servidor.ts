import { chmod, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { conectar } from '#infra/db/conexao.ts'
import { migrar } from '#infra/db/migrar.ts'
import { ligarPostgres } from '#infra/db/postgres/ligar.ts'
import { criarFila } from '#infra/jobs/fila.ts'
import { jobs } from '#jobs.ts'
import { prepararPrimeiroInicio } from '#primeiro-inicio.ts'
import { carregarMunicipios } from '#provedor/municipio/municipio.commands.ts'
import { ADMIN } from './admin.ts'
import { criarPastaNaMemoria } from './pasta-na-memoria.ts'

declare module 'vitest' {
  interface ProvidedContext {
    conexao: { host: string; port: number; user: string; database: string }
    /** Where the tests, and the programs that they start, write what they do not keep. */
    temporarios: string
  }
}

const mudo = { info() {}, warn() {}, error() {} }

/** One real PostgreSQL for all test files, with a migrated database that each file copies. */
const ligarServidorDeTeste = async (projeto: TestProject) => {
  const pasta = await criarPastaNaMemoria()
  // As where temporary files are otherwise: other accounts may pass. PostgreSQL's own folder is closed.
  await chmod(pasta, 0o711)
  const postgres = await ligarPostgres({ pasta: path.join(pasta, 'postgres'), log: mudo, descartavel: true })
  const { pool, db } = conectar(postgres.conexao, () => {})
  await migrar(pool)
  await prepararPrimeiroInicio({ pool, db }, ADMIN, () => {})
  await carregarMunicipios(db)
  const fila = criarFila({ pool, jobs, aoFalhar: () => {}, relogio: false })
  await fila.preparar()
  await fila.parar()
  await pool.end()

  const admin = new pg.Client({ ...postgres.conexao, database: 'postgres' })
  await admin.connect()
  await admin.query('alter database balcao with is_template true')
  await admin.end()

  projeto.provide('conexao', postgres.conexao)
  projeto.provide('temporarios', pasta)
  return async () => {
    await postgres.desligar()
    await rm(pasta, { recursive: true, force: true })
  }
}
export default ligarServidorDeTeste
