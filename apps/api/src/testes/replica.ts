import { chmodSync, cpSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { ligarPostgres } from '#infra/db/postgres/ligar.ts'
import type { Conexao } from '#infra/db/postgres/servidor.ts'

const NAO_COPIADOS = /\/(postmaster\.(pid|opts)|socket|pg_wal\/[^/]+)$/
const mudo = { info() {}, error() {} }

/**
 * A copy of a running cluster that follows it, made as PostgreSQL's manual describes for backups by hand: the bundled
 * programs have no pg_basebackup.
 */
export const ligarReplica = async (primario: Conexao, pastaDoPrimario: string, pasta: string) => {
  const cliente = new pg.Client({ ...primario, user: 'postgres' })
  await cliente.connect()
  await cliente.query(`select pg_backup_start('replica', true)`)
  cpSync(pastaDoPrimario, pasta, {
    recursive: true,
    preserveTimestamps: true,
    filter: (arquivo) => !NAO_COPIADOS.test(arquivo),
  })
  const { rows } = await cliente.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await cliente.end()
  const configuracao = join(pasta, 'postgresql.auto.conf')
  const seguir = `primary_conninfo = 'host=${primario.host} port=${primario.port} user=postgres'`
  writeFileSync(join(pasta, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(pasta, 'standby.signal'), '')
  writeFileSync(configuracao, `${readFileSync(configuracao, 'utf8')}\n${seguir}\n`)
  return ligarPostgres({ pasta, log: mudo, descartavel: true })
}

/** Root's folders are closed to the account that PostgreSQL runs as, which has to find the primary's socket. */
export const abrirCaminho = (pasta: string) => {
  for (let aqui = pasta; statSync(aqui).mode % 0o1000 === 0o700; aqui = dirname(aqui)) chmodSync(aqui, 0o711)
}
