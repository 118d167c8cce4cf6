import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import { apagarEmMaosVencidas } from './analise/em-maos.commands.ts'
import { descartarAnexosVencidos } from './anexos-vencidos.commands.ts'
import { expirarVendas } from './expirar.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    vendas_expiradas: SemDados
    anexos_vencidos: SemDados
    em_maos_vencidas: SemDados
  }
}

export const jobsDaVenda = [
  job({
    nome: 'vendas_expiradas',
    horario: '*/5 * * * *',
    executar: (_, { db }: { db: Db }) => expirarVendas(db),
  }),
  job({
    nome: 'anexos_vencidos',
    horario: '25 4 * * *',
    executar: (_, { db }: { db: Db }) => descartarAnexosVencidos(db),
  }),
  job({
    nome: 'em_maos_vencidas',
    horario: '40 * * * *',
    executar: (_, { db }: { db: Db }) => apagarEmMaosVencidas(db),
  }),
]
