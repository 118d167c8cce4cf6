import type { ArquivoAberto } from '@balcao/contract/base/endpoint'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { abrirArquivo } from '#infra/arquivo/arquivo.queries.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { remessa } from '../remessa.table.ts'
import { acharRemessa, nomeDaRemessa } from './remessa.queries.ts'

/** The same bytes, as long as they are kept: it is stored, not written again. The first time is noted. */
export const baixarRemessa = async (
  { db, usuario }: Pick<Contexto, 'db' | 'usuario'>,
  storage: Storage,
  id: string,
): Promise<ArquivoAberto> => {
  const lida = await acharRemessa(db, usuario, id)
  const { arquivo_id, situacao } = lida.remessa
  if (!arquivo_id && situacao === 'PRONTA')
    throw new Recusa(410, 'ARQUIVO_REMOVIDO', 'Este arquivo foi apagado depois do prazo de guarda')
  if (!arquivo_id) throw new Recusa(409, 'REMESSA_INCOMPLETA', 'Esta remessa ainda está sendo gerada')
  const aberto = await abrirArquivo(db, storage, arquivo_id)
  await db
    .update(remessa)
    .set({ baixada_em: sql`now()` })
    .where(and(eq(remessa.id, id), isNull(remessa.baixada_em)))
  return { ...aberto, nome: nomeDaRemessa(lida) }
}
