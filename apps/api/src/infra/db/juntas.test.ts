import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import type { Db } from './conexao.ts'
import { aguardarTodas } from './juntas.ts'

const s = usarServidor()
const duasLeituras = async (db: Db) => {
  await db.execute(sql`select 1`)
  await db.execute(sql`select 2`)
}

test('das que falham juntas na transação, conta a causa, e não a que foi recusada por ela', async () => {
  const transacao = s().db.transaction((db) =>
    aguardarTodas([duasLeituras(db), db.execute(sql`select 1 / 0`)]),
  )
  await expect(transacao).rejects.toMatchObject({ cause: { code: '22012' } })
})

test('sem outra causa, conta a primeira', async () => {
  const [primeira, segunda] = [new Error('primeira'), new Error('segunda')]
  await expect(aguardarTodas([Promise.reject(primeira), Promise.reject(segunda)])).rejects.toBe(primeira)
  const eco = Object.assign(new Error('eco'), { code: '25P02' })
  await expect(aguardarTodas([1, Promise.reject(eco)])).rejects.toBe(eco)
})
