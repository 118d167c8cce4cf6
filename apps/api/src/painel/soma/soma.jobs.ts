import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import { somarMudancas } from './soma.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    somas_do_painel: SemDados
  }
}

export const jobsDaSoma = [
  job({
    nome: 'somas_do_painel',
    horario: '* * * * *',
    executar: (_, { db }: { db: Db }) => somarMudancas(db),
  }),
]
