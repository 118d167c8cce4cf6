import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import { aplicarEventosDoDia } from './vencidos.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    eventos_do_contrato: SemDados
  }
}

export const jobsDoContrato = [
  job({
    nome: 'eventos_do_contrato',
    // The provider's midnight may be any hour of the clock.
    horario: '*/10 * * * *',
    executar: (_, { db }: { db: Db }) => aplicarEventosDoDia(db),
  }),
]
