import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '#infra/db/conexao.ts'

/** Every job, by name, with what it carries. */
type Trabalhos = {
  recuperacao: { email: string }
  convite: { usuarioId: string }
  /** A letter already written (mail/remessa.ts). */
  carta: { fechada: string }
  importacao: { importacaoId: string }
  faxina: Record<string, never>
  /** Every few minutes: what a program that died left behind. */
  sobras: Record<string, never>
}
type Nome = keyof Trabalhos

/** In the transaction of `db`: the job exists exactly if what asked for it was saved. */
export type Enfileirar = <N extends Nome>(db: Db, nome: N, dados: Trabalhos[N]) => Promise<void>

/** `tentativa` is 0 the first time. */
type Tratar<Dados> = (dados: Dados, tentativa: number) => Promise<void>
type Tratadores = { [N in Nome]: Tratar<Trabalhos[N]> }

/** A letter that cannot go out is tried again for about a day, ever more slowly. */
const OPCOES = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3 * 3600,
  expireInSeconds: 120,
}
/**
 * An import takes as long as its file. Its thread's life is told to the queue: if the whole program dies, another
 * copy takes over within a minute or two.
 */
const DEMORADO = {
  retryLimit: 50,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 12 * 3600,
  heartbeatSeconds: 30,
}
/** A few at a time, and no pause while there are more: a hundred invitations take seconds, not minutes. */
const OLHADA = {
  pollingIntervalSeconds: 1,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

/** What the clock asks for, and nobody waits for. */
const DO_RELOGIO = { ...OLHADA, pollingIntervalSeconds: 30 } as const

/** One at a time in each copy of the program: a second thread would only make both slower. */
const UM_POR_VEZ = {
  pollingIntervalSeconds: 0.5,
  batchSize: 1,
  perJobResults: true,
  includeMetadata: true,
} as const

const olhadas = {
  recuperacao: OLHADA,
  convite: OLHADA,
  carta: OLHADA,
  importacao: UM_POR_VEZ,
  faxina: DO_RELOGIO,
  sobras: DO_RELOGIO,
} satisfies Record<Nome, object>

/** Each job has its own outcome: one that fails is tried again alone. */
const executar = async (
  { id, data, retryCount }: { id: string; data: unknown; retryCount: number },
  tratar: Tratar<unknown>,
  aoFalhar: (erro: Error) => void,
): Promise<JobResult> => {
  try {
    await tratar(data, retryCount)
    return { id, status: 'completed' }
  } catch (erro) {
    const falha = erro instanceof Error ? erro : new Error(String(erro))
    aoFalhar(falha)
    // Without the values that the driver appends: they are people's data.
    return { id, status: 'failed', output: { mensagem: falha.message.split('\nparams:')[0] } }
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
      await boss.createQueue(nome, nome === 'importacao' ? DEMORADO : OPCOES)
      const tratar = tratadores[nome] as Tratar<unknown>
      await boss.work(nome, olhadas[nome], (jobs) =>
        Promise.all(jobs.map((job) => executar(job, tratar, aoFalhar))),
      )
    }
    await boss.schedule('faxina', '17 4 * * *', {}, { tz: 'America/Sao_Paulo' })
    await boss.schedule('sobras', '*/5 * * * *', {}, { tz: 'America/Sao_Paulo' })
  }

  return { enfileirar, iniciar, parar: () => boss.stop({ graceful: true, timeout: 5_000 }) }
}
