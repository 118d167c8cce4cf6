import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import { fazerSozinho } from './suspensao.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    suspender_por_atraso: SemDados
    religar_contratos: SemDados
  }
}

/** The first time, everybody who owes is among them. */
const COM_TEMPO = { retryLimit: 3, retryDelay: 60, expireInSeconds: 3600 }

export const jobsDaSuspensao = [
  job({
    nome: 'suspender_por_atraso',
    tentativas: COM_TEMPO,
    horario: '30 5 * * *',
    executar: (_, { db }: { db: Db }) => fazerSozinho(db, 'SUSPENDER'),
  }),
  job({
    nome: 'religar_contratos',
    // Asked of the contracts, not of each payment: a retorno of a hundred thousand lines costs no more, and a boleto that
    // is cancelled or gets another due date counts too.
    horario: '* * * * *',
    tentativas: { ...COM_TEMPO, retryLimit: 0 },
    executar: (_, { db }: { db: Db }) => fazerSozinho(db, 'RELIGAR'),
  }),
]
