import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import { aplicarRetorno } from './aplicar.commands.ts'
import { apagarArquivosVencidos } from './arquivos-vencidos.commands.ts'
import { lerPastaDeRetornos, type PartesDaPasta } from './pasta.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    /** Does what the lines of a file from the bank say. */
    retorno_do_banco: { retornoId: string }
    pasta_de_retornos: SemDados
    arquivos_do_banco_vencidos: SemDados
  }
}

/** A large file takes half a minute. If the program dies, another copy goes on within a minute or two. */
const DEMORADO = {
  retryLimit: 50,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 3600,
  heartbeatSeconds: 30,
}
/** Files of one account wait for each other anyway. */
const UM_POR_VEZ = { pollingIntervalSeconds: 0.5, batchSize: 1 }

export const jobsDoRetorno = [
  job({
    nome: 'retorno_do_banco',
    tentativas: DEMORADO,
    olhada: UM_POR_VEZ,
    executar: ({ retornoId }, { db }: { db: Db }) => aplicarRetorno(db, retornoId),
  }),
  job({
    nome: 'pasta_de_retornos',
    horario: '* * * * *',
    // Another minute comes: what fails now is not tried twice.
    tentativas: { retryLimit: 0, expireInSeconds: 1800 },
    executar: (_, partes: PartesDaPasta) => lerPastaDeRetornos(partes),
  }),
  job({
    nome: 'arquivos_do_banco_vencidos',
    horario: '37 4 * * *',
    executar: (_, { db, ...partes }: PartesDaPasta) => apagarArquivosVencidos(db, partes),
  }),
]
