import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import { apagarAvisosLidos } from './aviso.commands.ts'
import { escreverCartas, type PartesDasCartas } from './cartas.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    cartas_de_avisos: SemDados
    avisos_lidos: SemDados
  }
}

export const jobsDoAviso = [
  job({
    nome: 'cartas_de_avisos',
    horario: '* * * * *',
    executar: (_, partes: PartesDasCartas) => escreverCartas(partes),
  }),
  job({
    nome: 'avisos_lidos',
    horario: '50 3 * * *',
    executar: (_, { db }: { db: Db }) => apagarAvisosLidos(db),
  }),
]
