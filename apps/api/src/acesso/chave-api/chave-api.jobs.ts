import { job } from '#infra/jobs/job.ts'
import { avisarDoFim, type PartesDoFim } from './avisar-fim.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    chaves_a_vencer: SemDados
  }
}

export const jobsDaChaveApi = [
  job({
    nome: 'chaves_a_vencer',
    horario: '10 8 * * *',
    executar: (_, partes: PartesDoFim) => avisarDoFim(partes),
  }),
]
