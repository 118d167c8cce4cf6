import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '../db/conexao.ts'

/** Every job, by name, with what it carries. */
export type Trabalhos = {
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
const SEGUNDOS_ENTRE_OLHADAS = 1

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
      await boss.work(nome, { pollingIntervalSeconds: SEGUNDOS_ENTRE_OLHADAS }, async (jobs) => {
        for (const job of jobs) await tratar(job.data)
      })
    }
    await boss.schedule('faxina', '17 4 * * *', {}, { tz: 'America/Sao_Paulo' })
  }

  return { enfileirar, iniciar, parar: () => boss.stop({ graceful: true, timeout: 5_000 }) }
}
export type Fila = ReturnType<typeof criarFila>
