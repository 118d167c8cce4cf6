import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { apagarSobra } from './arquivo.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    /** What is stored under this key goes, unless a record has it. */
    sobra_de_arquivo: { chave: string }
  }
}

type Partes = { db: Db; storage: Storage }

/** About two weeks: what was to be forgotten must not stay because a bucket was away for a weekend. */
const TEIMOSAS = {
  retryLimit: 65,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 6 * 3600,
  expireInSeconds: 120,
}

export const jobsDoArquivo = [
  job({
    nome: 'sobra_de_arquivo',
    tentativas: TEIMOSAS,
    executar: ({ chave }, { db, storage }: Partes) => apagarSobra(db, storage, chave),
  }),
]
