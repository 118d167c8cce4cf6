import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import { apagarRascunhosEsquecidos } from './rascunho.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    rascunhos_esquecidos: SemDados
  }
}

export const jobsDoRascunho = [
  job({
    nome: 'rascunhos_esquecidos',
    horario: '40 3 * * *',
    executar: (_, { db }: { db: Db }) => apagarRascunhosEsquecidos(db),
  }),
]
