import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { conectar } from '../../apps/api/src/infra/db/conexao.ts'
import { migrar } from '../../apps/api/src/infra/db/migrar.ts'
import { carregarMunicipios } from '../../apps/api/src/provedor/municipio/municipio.commands.ts'
import { retirarIndices } from '../banco/indices.ts'
import { administrar, type Banco, comCliente } from '../banco/postgres.ts'

/**
 * Increase it when the SQL in this folder changes what is generated.
 * Databases of another version are then created again.
 */
const VERSAO = 'massa 1'
const FATIA = 50_000
const EM_PARALELO = 2

const sql = (nome: string) => readFile(new URL(`./${nome}.sql`, import.meta.url), 'utf8')

/** A database with this many clients, and the same people in the reference table. Kept for the next run. */
export const garantirMassa = async (servidor: Banco, clientes: number): Promise<Banco> => {
  const banco = { ...servidor, database: `clientes_${clientes}` }
  if ((await versaoDe(servidor, banco.database)) === VERSAO) {
    await atualizarEsquema(banco)
    return banco
  }
  const inicio = performance.now()
  await administrar(
    servidor,
    `drop database if exists ${banco.database}`,
    `create database ${banco.database} owner ${banco.user}`,
  )
  await prepararEsquema(banco)
  await comCliente(banco, (cliente) => encher(cliente, banco, clientes))
  await administrar(servidor, `comment on database ${banco.database} is '${VERSAO}'`)
  const segundos = ((performance.now() - inicio) / 1000).toFixed(1)
  console.log(`${clientes} clientes gerados em ${segundos} s (${banco.database})`)
  return banco
}

export const versaoDe = (servidor: Banco, database: string) =>
  comCliente(servidor, async (cliente) => {
    const { rows } = await cliente.query<{ versao: string | null }>(
      `select shobj_description(oid, 'pg_database') as versao from pg_database where datname = $1`,
      [database],
    )
    return rows[0]?.versao
  })

const prepararEsquema = async (banco: Banco) => {
  const { pool, db } = conectar(banco, console.error)
  try {
    await migrar(pool)
    await carregarMunicipios(db)
    await pool.query(await sql('funcoes'))
    await pool.query(await sql('empresas'))
  } finally {
    await pool.end()
  }
}

/**
 * A database from an earlier run may lack the newest migrations, and a
 * migration that rewrites a table leaves it without statistics.
 */
export const atualizarEsquema = async (banco: Banco) => {
  const antes = await migracoesDe(banco)
  const { pool } = conectar(banco, console.error)
  await migrar(pool).finally(() => pool.end())
  if ((await migracoesDe(banco)) !== antes)
    await comCliente(banco, (cliente) => cliente.query('vacuum (analyze)'))
}

const migracoesDe = (banco: Banco) =>
  comCliente(banco, async (cliente) => {
    const { rows } = await cliente.query(
      'select count(*)::integer as total from drizzle.__drizzle_migrations',
    )
    return rows[0]?.total
  })

const encher = async (cliente: pg.Client, banco: Banco, clientes: number) => {
  await cliente.query("set maintenance_work_mem = '512MB'; set synchronous_commit = off")
  const [dosClientes, dosEnderecos] = [
    await retirarIndices(cliente, 'cliente'),
    await retirarIndices(cliente, 'cliente_endereco'),
  ]
  await porFatias(banco, clientes, await sql('clientes'), (de, ate) => [de, ate, clientes])
  for (const repor of dosClientes) await cliente.query(repor)
  await porFatias(banco, clientes, await sql('enderecos'), (de, ate) => [de, ate])
  for (const repor of dosEnderecos) await cliente.query(repor)
  await cliente.query(`select setval('cliente_codigo_seq', ${clientes})`)
  await cliente.query(await sql('referencia'))
  await cliente.query('vacuum (analyze)')
  // Otherwise the first measurements would pay for writing the generated pages.
  await administrar(banco, 'checkpoint')
}

/** Each slice has its own seed, so its content does not depend on which connection generated it, or when. */
export const porFatias = async (
  banco: Banco,
  clientes: number,
  comando: string,
  valores: (de: number, ate: number) => number[],
) => {
  const inicios = Array.from({ length: Math.ceil(clientes / FATIA) }, (_, i) => i * FATIA + 1)
  const trabalhar = async (cliente: pg.Client) => {
    for (let de = inicios.shift(); de !== undefined; de = inicios.shift()) {
      await cliente.query('select setseed($1)', [1 / (1 + de)])
      await cliente.query(comando, valores(de, Math.min(de + FATIA - 1, clientes)))
    }
  }
  await Promise.all(
    Array.from({ length: EM_PARALELO }, () =>
      comCliente(banco, async (cliente) => {
        await cliente.query('set synchronous_commit = off')
        await trabalhar(cliente)
      }),
    ),
  )
}
