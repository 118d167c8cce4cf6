import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { job } from '#infra/jobs/job.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { emitirLote } from './lote/emitir-lote.commands.ts'
import { escreverRemessa } from './remessa/gerar.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    lote_de_boletos: { loteId: string }
    remessa_ao_banco: { remessaId: string }
  }
}

/** A batch is issued in pieces of so long. If the program dies in one, another begins it again soon. */
const SEGUNDOS_POR_PEDACO = 15
const EM_PEDACOS = { retryLimit: 50, retryDelay: 1, retryBackoff: false, expireInSeconds: 60 }

const umPedaco = async (db: Db, enfileirar: Enfileirar, loteId: string) => {
  const fim = Date.now() + SEGUNDOS_POR_PEDACO * 1000
  const acabou = await emitirLote(db, loteId, () => Date.now() < fim)
  if (!acabou) await enfileirar(db, 'lote_de_boletos', { loteId })
}

type Partes = { db: Db; storage: Storage; enfileirar: Enfileirar }

export const jobsDoBoleto = [
  job({
    nome: 'lote_de_boletos',
    tentativas: EM_PEDACOS,
    executar: ({ loteId }, { db, enfileirar }: Partes) => umPedaco(db, enfileirar, loteId),
  }),
  job({
    nome: 'remessa_ao_banco',
    executar: ({ remessaId }, { db, ...partes }: Partes) => escreverRemessa(db, partes, remessaId),
  }),
]
