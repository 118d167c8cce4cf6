import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { conectar } from './conexao.ts'

/** Only one connection, so that a connection that is not released is noticed at once. */
const umaSo = () => {
  const { pool, db } = conectar({ ...inject('conexao'), max: 1 }, () => {})
  onTestFinished(() => pool.end())
  return { pool, db }
}

const cortar = (cliente: pg.PoolClient) =>
  (cliente as unknown as { connection: { stream: Socket } }).connection.stream.destroy()

test('uma conexão que cai antes ou no meio de uma transação não fica com o lugar da seguinte', async () => {
  const { pool, db } = umaSo()
  pool.once('acquire', cortar)
  await expect(db.transaction(async () => 'nunca')).rejects.toThrow()

  const caida = db.transaction(async (db) => {
    await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {})
    throw new Error('desistiu')
  })
  await expect(caida).rejects.toThrow()
  expect(await db.transaction(async () => 'feita')).toBe('feita')
})

test('depois de uma transação desfeita a mesma conexão serve de novo', async () => {
  const { pool, db } = umaSo()
  const quem = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
  const antes = await quem()
  await expect(db.transaction((db) => db.execute(sql`select 1 / 0`))).rejects.toThrow()
  expect(await quem()).toBe(antes)
})

test('uma conexão emprestada e parada pode cair sem derrubar o programa', async () => {
  const { pool } = umaSo()
  const cliente = await pool.connect()
  const fim = new Promise((resolver) => cliente.once('end', resolver))
  cortar(cliente)
  await fim
  cliente.release()
  expect((await pool.query('select 1 as um')).rows).toEqual([{ um: 1 }])
})

test('o que uma transação manda junto roda na ordem em que foi escrito', async () => {
  const { db } = umaSo()
  const lidos = await db.transaction(async (db) => {
    await db.execute(sql`create temporary table conta (n integer) on commit drop`)
    const numeros = Array.from({ length: 50 }, (_, n) => n)
    const contar = () => db.execute<{ quantos: number }>(sql`select count(*)::integer as quantos from conta`)
    return Promise.all(
      numeros.map(async (n) => {
        const escrito = db.execute(sql`insert into conta values (${n})`).execute()
        const [, { rows }] = await Promise.all([escrito, contar()])
        return rows[0]?.quantos
      }),
    )
  })
  expect(lidos[0]).toBeGreaterThanOrEqual(1)
  expect(lidos.at(-1)).toBe(50)
})

test('recusado um do meio, os que foram mandados com ele não valem, e a conexão serve de novo', async () => {
  const { pool, db } = umaSo()
  await pool.query('create temporary table soma (n integer)')
  const junto = db.transaction((db) =>
    Promise.all([
      db.execute(sql`insert into soma values (1)`).execute(),
      db.execute(sql`insert into soma values (1 / 0)`).execute(),
      db.execute(sql`insert into soma values (3)`).execute(),
    ]),
  )
  await expect(junto).rejects.toMatchObject({ cause: { code: '22012' } })
  expect((await pool.query('select * from soma')).rows).toEqual([])
})

test('guardados os planos, a tabela que muda de forma custa uma transação, e a seguinte a lê', async () => {
  const { pool, db } = umaSo()
  const nome = `forma_${process.pid}`
  onTestFinished(async () => {
    await pool.query(`drop table if exists ${nome}`)
  })
  await pool.query(`create table ${nome} (a integer)`)
  const ler = () =>
    db.transaction((db) => db.execute(sql.raw(`select * from ${nome}`)), { guardarPlanos: true })
  await ler()
  await pool.query(`alter table ${nome} add column b text`)
  await expect(ler()).rejects.toMatchObject({ cause: { code: '0A000' } })
  expect((await ler()).fields.map(({ name }) => name)).toEqual(['a', 'b'])
})
