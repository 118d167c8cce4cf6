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
