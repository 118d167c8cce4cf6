import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { conectar } from '../../apps/api/src/infra/db/conexao.ts'
import { migrar } from '../../apps/api/src/infra/db/migrar.ts'
import { ligarPostgres } from '../../apps/api/src/infra/db/postgres/ligar.ts'
import { prepararPrimeiroInicio } from '../../apps/api/src/primeiro-inicio.ts'
import { ADMIN } from '../../apps/api/src/testes/admin.ts'
import { administrar, enderecoDoBanco } from './banco.ts'

const semLog = { info() {}, warn() {}, error() {} }

/** One real PostgreSQL for all journeys; each worker copies the migrated database. */
const ligar = async () => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-e2e-'))
  const postgres = await ligarPostgres({
    pasta: path.join(pasta, 'postgres'),
    log: semLog,
    descartavel: true,
  })
  const { pool, db } = conectar(postgres.conexao, () => {})
  await migrar(pool)
  await prepararPrimeiroInicio({ pool, db }, ADMIN, () => {})
  await pool.end()
  process.env.E2E_POSTGRES = enderecoDoBanco(postgres.conexao, 'postgres')
  await administrar('alter database balcao with is_template true')
  return async () => {
    await postgres.desligar()
    await rm(pasta, { recursive: true, force: true })
  }
}
export default ligar
