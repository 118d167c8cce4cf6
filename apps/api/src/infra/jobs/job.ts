import type { QueueOptions, WorkOptions } from 'pg-boss'

/**
 * Every job by its name, with what it carries. Each `<noun>.jobs.ts` adds its own, so that a command asks for a job
 * without knowing who runs it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the jobs are declared
export interface Trabalhos {}
export type NomeDeJob = keyof Trabalhos
/** What the clock asks for. */
export type SemDados = Record<string, never>

type Olhada = WorkOptions & { perJobResults: true; includeMetadata: true }

/** `Partes`: what of the program it works with. Whoever starts the queue must have the parts of every job. */
export type Job<Nome extends NomeDeJob, Partes> = {
  nome: Nome
  tentativas: QueueOptions
  olhada: Olhada
  horario: string | null
  executar: (dados: unknown, partes: Partes, tentativa: number) => Promise<void>
}

/** The parts of all of these together. */
type PartesDe<J> = (J extends Job<NomeDeJob, infer P> ? (partes: P) => void : never) extends (
  partes: infer Todas,
) => void
  ? Todas
  : never

/** A list of jobs, if none of those that commands may ask for is missing in it. */
export type TodosOsJobs<J extends { nome: NomeDeJob }> = [NomeDeJob] extends [J['nome']]
  ? readonly Job<NomeDeJob, PartesDe<J>>[]
  : { falta: Exclude<NomeDeJob, J['nome']> }

/** It is tried again for about a day, ever more slowly: a mail server may be away for that long. */
const POR_UM_DIA = {
  retryLimit: 18,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3 * 3600,
  expireInSeconds: 120,
}
/** A few at a time, without a pause while there are more: a hundred invitations take seconds, not minutes. */
const ALGUNS_POR_VEZ = { pollingIntervalSeconds: 1, batchSize: 5, burstWhenBatchFull: true }
/** What the clock asks for, nobody waits for. */
const SEM_PRESSA = { ...ALGUNS_POR_VEZ, pollingIntervalSeconds: 30 }

type Declaracao<Nome extends NomeDeJob, Partes> = {
  nome: Nome
  /** How it is tried again, if not for about a day. */
  tentativas?: QueueOptions
  /** How the queue is looked at, if not a few at a time. */
  olhada?: WorkOptions
  /** As in cron, by the clock of São Paulo. */
  horario?: Trabalhos[Nome] extends SemDados ? string : never
  /** `tentativa` is 0 the first time. */
  executar: (dados: Trabalhos[Nome], partes: Partes, tentativa: number) => Promise<void>
}

/** A job of a noun: its name, when and how often it is tried, and what it does. */
export const job = <Nome extends NomeDeJob, Partes>(
  declarado: Declaracao<Nome, Partes>,
): Job<Nome, Partes> => ({
  nome: declarado.nome,
  tentativas: declarado.tentativas ?? POR_UM_DIA,
  olhada: {
    ...(declarado.olhada ?? (declarado.horario ? SEM_PRESSA : ALGUNS_POR_VEZ)),
    perJobResults: true,
    includeMetadata: true,
  },
  horario: declarado.horario ?? null,
  // What comes out of the queue is what `enfileirar` let in under this name.
  executar: declarado.executar as Job<Nome, Partes>['executar'],
})
