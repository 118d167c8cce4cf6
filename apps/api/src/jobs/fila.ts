import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '../db/conexao.ts'

/** Every job, by name, with what it carries. */
type Trabalhos = {
  recuperacao: { email: string }
  convite: { usuarioId: string }
  faxina: Record<string, never>
}
type Nome = keyof Trabalhos

/** In the transaction of `db`: the job exists exactly if what asked for it was saved. */
export type Enfileirar = <N extends Nome>(db: Db, nome: N, dados: Trabalhos[N]) => Promise<void>

type Tratadores = { [N in Nome]: (dados: Trabalhos[N]) => Promise<void> }

/** A letter that cannot go out is tried again for about a day, ever more slowly. */
const OPCOES = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3 * 3600,
  expireInSeconds: 120,
}
/** A few at a time, and no pause while there are more: a hundred invitations take seconds, not minutes. */
const OLHADA = {
  pollingIntervalSeconds: 1,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/** Each job has its own outcome: one that fails is tried again alone. */
const executar = async (
  { id, data }: { id: string; data: unknown },
  tratar: (dados: unknown) => Promise<void>,
  aoFalhar: (erro: Error) => void,
): Promise<JobResult> => {
  try {
    await tratar(data)
    return { id, status: 'completed' }
  } catch (erro) {
    const falha = erro instanceof Error ? erro : new Error(String(erro))
    aoFalhar(falha)
    return { id, status: 'failed', output: { mensagem: falha.message } }
  }
}

export const criarFila = (pool: pg.Pool, aoFalhar: (erro: Error) => void) => {
  const boss = new PgBoss({ db: { executeSql: (texto, valores) => pool.query(texto, valores) } })
  boss.on('error', aoFalhar)

  const enfileirar: Enfileirar = async (db, nome, dados) => {
    await boss.send(nome, dados, { db: fromDrizzle(db, sql) })
  }

  const iniciar = async (tratadores: Tratadores) => {
    await boss.start()
    for (const nome of Object.keys(tratadores) as Nome[]) {
      await boss.createQueue(nome, OPCOES)
      const tratar = tratadores[nome] as (dados: unknown) => Promise<void>
      await boss.work(nome, OLHADA, (jobs) => Promise.all(jobs.map((job) => executar(job, tratar, aoFalhar))))
    }
    await boss.schedule('faxina', '17 4 * * *', {}, { tz: 'America/Sao_Paulo' })
  }

  return { enfileirar, iniciar, parar: () => boss.stop({ graceful: true, timeout: 5_000 }) }
}
