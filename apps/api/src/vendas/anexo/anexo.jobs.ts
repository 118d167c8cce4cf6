import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import { converterAnexo } from './converter.commands.ts'
import { descartarSemVenda, limparAnexos } from './faxina.ts'
import type { PartesDoEnvio } from './posicao.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    converter_anexo: { anexoId: string }
    limpeza_de_anexos: SemDados
    anexos_sem_venda: SemDados
  }
}

type Partes = PartesDoEnvio & { db: Db }

/** Decoding one takes seconds and some 200 MB. */
const UM_POR_VEZ = { pollingIntervalSeconds: 1, batchSize: 1 }

export const jobsDoAnexo = [
  job({
    nome: 'converter_anexo',
    olhada: UM_POR_VEZ,
    executar: ({ anexoId }, { db, ...partes }: Partes) => converterAnexo(db, partes, anexoId),
  }),
  job({
    nome: 'limpeza_de_anexos',
    horario: '*/5 * * * *',
    executar: (_, { db, ...partes }: Partes) => limparAnexos(db, partes),
  }),
  job({
    nome: 'anexos_sem_venda',
    horario: '10 4 * * *',
    executar: (_, { db }: { db: Db }) => descartarSemVenda(db),
  }),
]
