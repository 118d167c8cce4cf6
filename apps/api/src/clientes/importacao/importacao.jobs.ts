import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { limparImportacoes, varrerEnviosInterrompidos } from './faxina.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    importacao: { importacaoId: string }
    faxina_da_importacao: SemDados
    /** What a program that died left behind. */
    envios_interrompidos: SemDados
  }
}

type Partes = { executarImportacao: (id: string) => Promise<void> }
type PartesDaFaxina = { db: Db; storage: Storage }

/**
 * An import takes as long as its file needs. Its thread sends heartbeats to the queue: if the whole program
 * dies, another copy takes over within a minute or two.
 */
const DEMORADO = {
  retryLimit: 50,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 12 * 3600,
  heartbeatSeconds: 30,
}
/** In each copy of the program: a second thread would only make both slower. */
const UM_POR_VEZ = { pollingIntervalSeconds: 0.5, batchSize: 1 }

export const jobsDaImportacao = [
  job({
    nome: 'importacao',
    tentativas: DEMORADO,
    olhada: UM_POR_VEZ,
    executar: ({ importacaoId }, { executarImportacao }: Partes) => executarImportacao(importacaoId),
  }),
  job({
    nome: 'faxina_da_importacao',
    horario: '17 4 * * *',
    executar: (_, { db, storage }: PartesDaFaxina) => limparImportacoes(db, storage),
  }),
  job({
    nome: 'envios_interrompidos',
    horario: '*/5 * * * *',
    executar: (_, { db, storage }: PartesDaFaxina) => varrerEnviosInterrompidos(db, storage),
  }),
]
