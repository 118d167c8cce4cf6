import { setTimeout as pausa } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '#infra/db/conexao.ts'
import { contarTrabalho } from '#infra/observacao/contagens.ts'
import { emCurso } from '#infra/observacao/em-curso.ts'
import type { Rastros } from '#infra/observacao/rastros.ts'
import { mensagemSemDados } from '#infra/observacao/sem-dados.ts'
import type { Job, NomeDeJob, Trabalhos } from './job.ts'

/** In the transaction of `db`, so that the job exists exactly if the change was saved. */
export type Enfileirar = <N extends NomeDeJob>(
  db: Db,
  nome: N,
  dados: Trabalhos[N],
  quando?: { daquiASegundos: number },
) => Promise<void>

/** In the transaction of `db`. False when the queue has not given up such a job. */
export type RepetirTrabalho = (db: Db, nome: string, id: string) => Promise<boolean>

/** Each job has its own outcome: a failed one is retried alone. */
const executar = async (
  { id, name, data, retryCount }: { id: string; name: string; data: unknown; retryCount: number },
  tratar: (dados: unknown, tentativa: number) => Promise<void>,
  aoFalhar: (erro: Error) => void,
): Promise<JobResult> => {
  try {
    await tratar(data, retryCount)
    contarTrabalho(name, 'sucesso')
    return { id, status: 'completed' }
  } catch (erro) {
    const falha = erro instanceof Error ? erro : new Error(String(erro))
    contarTrabalho(name, 'falha')
    aoFalhar(falha)
    return { id, status: 'failed', output: { mensagem: mensagemSemDados(falha) } }
  }
}

const PRAZO_AO_PARAR_MS = 5_000

type Opcoes<Partes> = {
  /** Where the queue asks: for the next job, and whether one is done. */
  pool: { query: (texto: string, valores?: unknown[]) => Promise<pg.QueryResult> }
  jobs: readonly Job<NomeDeJob, Partes>[]
  aoFalhar: (erro: Error) => void
  /** False: what the clock asks for happens only when it is enqueued. */
  relogio?: boolean
  /** True: a copy of a database whose queues these very jobs prepared. */
  preparada?: boolean
  rastros?: Rastros | undefined
}

export const criarFila = <Partes>({
  pool,
  jobs,
  aoFalhar,
  relogio = true,
  preparada = false,
  rastros,
}: Opcoes<Partes>) => {
  const boss = new PgBoss({
    db: { executeSql: (texto, valores) => pool.query(texto, valores) },
    schedule: relogio,
  })
  boss.on('error', aoFalhar)

  const enfileirar: Enfileirar = async (db, nome, dados, quando) => {
    const startAfter = quando?.daquiASegundos ?? 0
    await boss.send(nome, dados, { db: fromDrizzle(db, sql), startAfter })
  }

  const repetir: RepetirTrabalho = async (db, nome, id) => {
    // Locked: of two who ask at once, one does it and the other learns that it was done.
    const { rowCount } = await db.execute(sql`
      select 1 from pgboss.job where name = ${nome} and id = ${id} and state = 'failed' for update`)
    if (!rowCount) return false
    await boss.retry(nome, id, { db: fromDrizzle(db, sql) })
    return true
  }

  /** The queues and the hours as they are declared now, also where an earlier version declared them otherwise. */
  const preparar = async () => {
    await boss.start()
    if (preparada) return
    for (const { nome, tentativas, horario } of jobs) {
      await boss.createQueue(nome, tentativas)
      await boss.updateQueue(nome, tentativas)
      if (horario) await boss.schedule(nome, horario, {}, { tz: 'America/Sao_Paulo' })
    }
    const comHora = new Set<string>(jobs.filter((j) => j.horario).map((j) => j.nome))
    for (const { name } of await boss.getSchedules()) if (!comHora.has(name)) await boss.unschedule(name)
  }

  const rastreado = async (
    { id, name }: { id: string; name: string },
    trabalho: () => Promise<JobResult>,
  ) => {
    const trecho = rastros?.comecar(name, 'consumidor')
    const fim = await emCurso.run({ jobId: id, job: name, rastro: trecho?.rastro }, trabalho)
    trecho?.acabar({ 'messaging.destination.name': name }, { falhou: fim.status === 'failed' })
    return fim
  }

  const trabalhadores = new Map<NomeDeJob, string>()

  const iniciar = async (partes: Partes) => {
    await preparar()
    for (const { nome, olhada, executar: tratar } of jobs) {
      const trabalhador = await boss.work(nome, olhada, (recebidos) =>
        Promise.all(
          recebidos.map((recebido) =>
            rastreado(recebido, () =>
              executar(recebido, (dados, tentativa) => tratar(dados, partes, tentativa), aoFalhar),
            ),
          ),
        ),
      )
      trabalhadores.set(nome, trabalhador)
    }
  }

  /** Looks for such work at once instead of at the next look. */
  const olharJa = (nome: NomeDeJob) => boss.notifyWorker(trabalhadores.get(nome) ?? '')

  /** Takes no more jobs, and gives those that run a few seconds. What is not done by then is done again later. */
  const parar = async () => {
    // pg-boss would wait for them too, but looks only twice a second, and first after half of one.
    const parados = Promise.all(jobs.map(({ nome }) => boss.offWork(nome)))
    await Promise.race([parados, pausa(PRAZO_AO_PARAR_MS, undefined, { ref: false })])
    await boss.stop({ graceful: false })
  }

  return { enfileirar, repetir, preparar, iniciar, olharJa, parar }
}
