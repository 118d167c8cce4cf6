import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Db } from './conexao.ts'

type Tarefa = (pool: pg.Pool) => void
type Transacao = { pool: pg.Pool; tarefas: Tarefa[] }

const emCurso = new AsyncLocalStorage<Transacao>()

/** Runs a transaction and, once it is saved, what it asked for with `depoisDeGravar`. */
export const comDepois = async <T>(pool: pg.Pool, transacao: () => Promise<T>): Promise<T> => {
  const esta: Transacao = { pool, tarefas: [] }
  const feito = await emCurso.run(esta, transacao)
  for (const tarefa of esta.tarefas) tarefa(pool)
  return feito
}

/**
 * When the transaction around this call is saved, and never if it is not. Outside of one, what `db` did is saved already.
 * The task must not fail, and nobody waits for it.
 */
export const depoisDeGravar = (db: Db, tarefa: Tarefa) => {
  const esta = emCurso.getStore()
  if (esta) return void esta.tarefas.push(tarefa)
  const pool = (db as { $client?: unknown }).$client
  if (pool instanceof pg.Pool) tarefa(pool)
}
