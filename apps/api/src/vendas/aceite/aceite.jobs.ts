import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { job } from '#infra/jobs/job.ts'
import { limparAceites } from './esquecer.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    limpeza_de_aceites: SemDados
  }
}

export const jobsDoAceite = [
  job({
    nome: 'limpeza_de_aceites',
    horario: '*/5 * * * *',
    executar: (_, { db, enfileirar }: { db: Db; enfileirar: Enfileirar }) => limparAceites(db, enfileirar),
  }),
]
