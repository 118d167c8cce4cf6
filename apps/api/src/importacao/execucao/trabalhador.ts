import { parentPort, workerData } from 'node:worker_threads'
import { configurarZod } from '@balcao/contract/mensagens'
import { and, eq, inArray } from 'drizzle-orm'
import { conectar } from '../../db/conexao.ts'
import type { Conexao } from '../../db/opcoes-da-conexao.ts'
import { abrirStorage } from '../../storage/abrir.ts'
import { importacao } from '../importacao.table.ts'
import { executarImportacao } from './executar.ts'
import { naSuaVez } from './vez.ts'

export type Encargo = { conexao: Conexao; storageUrl: string; chaveMestra: Uint8Array }

/** The thread of one import, with connections of its own: whatever a file holds, the server goes on answering. */
const { conexao, storageUrl, chaveMestra } = workerData as Encargo
configurarZod()
const id = await new Promise<string>((resolver) => parentPort?.once('message', resolver))

const { pool, db } = conectar({ ...conexao, max: 3, application_name: 'balcao-importacao' }, () => {})
const pendente = async () => {
  const [achada] = await db
    .select({ id: importacao.id })
    .from(importacao)
    .where(and(eq(importacao.id, id), inArray(importacao.situacao, ['NA_FILA', 'EM_ANDAMENTO'])))
  return achada !== undefined
}
try {
  const storage = await abrirStorage(storageUrl, Buffer.from(chaveMestra))
  await naSuaVez(pool, id, { pendente, acao: () => executarImportacao(db, storage, id) })
} finally {
  await pool.end()
}
