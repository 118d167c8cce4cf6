import type { Db } from '#infra/db/conexao.ts'

type Pedir = (db: Db, webhookId: string) => Promise<void>

let pedir: Pedir | undefined

/** Plugged in with the routes. The thread of an import has no queue: what it writes is found by the clock, within a minute. */
export const quemEntrega = (novo: Pedir) => {
  pedir = novo
}

export const pedirEntrega: Pedir = async (db, webhookId) => pedir?.(db, webhookId)
