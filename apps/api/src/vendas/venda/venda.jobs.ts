import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import { expirarVendas } from './expirar.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    vendas_expiradas: SemDados
  }
}

export const jobsDaVenda = [
  job({
    nome: 'vendas_expiradas',
    horario: '*/5 * * * *',
    executar: (_, { db }: { db: Db }) => expirarVendas(db),
  }),
]
