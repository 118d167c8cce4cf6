import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { type AlvoDoAnexo, impedimentoDeAnexar } from '@balcao/contract/vendas/anexo-direitos'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado, semPermissao } from '#infra/recusa/recusa.ts'
import { anexo, anexoEnvio } from './anexo.table.ts'
import type { Remetente } from './remetente.ts'
import { vendaDoAnexo } from './venda-do-anexo.ts'

const comecadaPorOutro = async (db: Db, quem: Pessoa, vendaId: string) => {
  const deOutro = <T extends typeof anexo | typeof anexoEnvio>(tabela: T) =>
    and(eq(tabela.venda_id, vendaId), ne(tabela.usuario_id, quem.id))
  const { rows } = await db.execute(sql`
    select 1 from ${anexo} where ${deOutro(anexo)} and ${isNull(anexo.descartado_em)}
    union all select 1 from ${anexoEnvio} where ${deOutro(anexoEnvio)} limit 1`)
  return rows.length > 0
}

/**
 * What the attachments of this id are to this person. An id that the server does not know belongs to whoever first sends
 * a file for it: their draft may still be on its way.
 */
export const alcancarVenda = async (
  db: Db,
  quem: Pessoa,
  vendaId: string,
  travar = false,
): Promise<AlvoDoAnexo> => {
  const alvo = await vendaDoAnexo().deQuem(db, quem, vendaId, travar)
  if (alvo === 'ALHEIA') throw naoEncontrado()
  if (alvo) return alvo
  if (!quem.pode('REALIZAR_VENDA') || (await comecadaPorOutro(db, quem, vendaId))) throw naoEncontrado()
  return { situacao: 'RASCUNHO', propria: true }
}

/** One at a time for each sale: versions are counted, and an unknown id gets its first owner. */
export const travarAnexos = (db: Db, vendaId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`anexo/${vendaId}`}, 0))`)

/** Decided in the transaction that writes, after `travarAnexos`. Gives the number of the next version. */
export const exigirPoderAnexar = async (
  db: Db,
  remetente: Remetente,
  { venda_id, tipo }: { venda_id: string; tipo: TipoAnexo },
) => {
  const alvo = 'usuario' in remetente ? await alcancarVenda(db, remetente.usuario, venda_id, true) : null
  const [{ ultima = 0 } = {}] = await db
    .select({ ultima: sql<number>`coalesce(max(${anexo.versao}), 0)::int` })
    .from(anexo)
    .where(and(eq(anexo.venda_id, venda_id), eq(anexo.tipo, tipo)))
  const impedimento =
    alvo && 'usuario' in remetente
      ? impedimentoDeAnexar(alvo, tipo, { pode: remetente.usuario.pode, substitui: ultima > 0 })
      : await vendaDoAnexo().impedimentoDoAssinante(db, venda_id, tipo)
  if (impedimento) throw semPermissao(impedimento)
  return ultima + 1
}
