import { parentPort, workerData } from 'node:worker_threads'
import { configurarZod } from '@balcao/contract/valores/mensagens'
import { and, eq, inArray } from 'drizzle-orm'
import { conectar } from '#infra/db/conexao.ts'
import type { Conexao } from '#infra/db/opcoes-da-conexao.ts'
import { abrirStorage } from '#infra/storage/abrir.ts'
import { importacao } from '../importacao.table.ts'
import { executarImportacao } from './executar.ts'
import { comTrava } from './trava.ts'

/** On their way into the thread, the keys of the stored files become plain bytes. */
type Chaves = { atual: Uint8Array; antigas: readonly Uint8Array[] }
export type Encargo = { conexao: Conexao; storageUrl: string; chaves: Chaves }
export type Recado = { tipo: 'IMPORTAR'; id: string } | { tipo: 'PARAR' }

/**
 * The thread of one import. It has its own connections, so that the server keeps answering whatever the file
 * contains.
 */
const { conexao, storageUrl, chaves } = workerData as Encargo
configurarZod()

const parada = new AbortController()
const primeiroRecado = () =>
  new Promise<Recado>((resolver) =>
    parentPort?.on('message', (recado: Recado) => {
      if (recado.tipo === 'PARAR')
        parada.abort(new Error('a importação parou; continua na próxima tentativa'))
      resolver(recado)
    }),
  )

const importar = async (id: string) => {
  const { pool, db } = conectar({ ...conexao, max: 3, application_name: 'balcao-importacao' }, () => {})
  const pendente = async () => {
    const [achada] = await db
      .select({ id: importacao.id })
      .from(importacao)
      .where(and(eq(importacao.id, id), inArray(importacao.situacao, ['NA_FILA', 'EM_ANDAMENTO'])))
    return achada !== undefined
  }
  try {
    const antigas = chaves.antigas.map((chave) => Buffer.from(chave))
    const storage = await abrirStorage(storageUrl, Buffer.from(chaves.atual), antigas)
    const acao = () => executarImportacao(db, storage, id, parada.signal)
    await comTrava(pool, id, { pendente, acao, parada: parada.signal })
  } finally {
    await pool.end()
  }
}

const recado = await primeiroRecado()
// From here on, pending work keeps the thread alive. If nothing is pending, the thread ends and the job is
// retried.
parentPort?.unref()
if (recado.tipo === 'IMPORTAR') await importar(recado.id)
