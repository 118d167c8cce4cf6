import { impedimentoDeExcluir } from '@balcao/contract/vendas/anexo-direitos'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { excluirArquivo } from '#infra/arquivo/arquivo.commands.ts'
import { type Autor, auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { naoEncontrado, Recusa, semPermissao } from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { alcancarVenda, travarAnexos } from './alcance.queries.ts'
import { anexo, anexoEnvio } from './anexo.table.ts'

export const acharVivo = async (db: Db, id: string) => {
  const [achado] = await db
    .select()
    .from(anexo)
    .where(and(eq(anexo.id, id), isNull(anexo.descartado_em)))
  if (!achado) throw naoEncontrado()
  return achado
}

export const excluirAnexo = ({ db, ...autor }: Contexto, enfileirar: Enfileirar, id: string) =>
  db.transaction(async (db) => {
    const { venda_id } = await acharVivo(db, id)
    await travarAnexos(db, venda_id)
    const { tipo, versao, veredito } = await acharVivo(db, id)
    const alvo = await alcancarVenda(db, autor.usuario, venda_id, true)
    const impedimento = impedimentoDeExcluir(alvo, veredito, autor.usuario.pode)
    if (impedimento?.por === 'SITUACAO') throw new Recusa(409, 'ACAO_IMPOSSIVEL', impedimento.texto)
    if (impedimento) throw semPermissao(impedimento.texto)
    // Nothing of a draft has been judged yet, and what was taken away must not come back as the newest.
    const anteriores = and(eq(anexo.venda_id, venda_id), eq(anexo.tipo, tipo), lte(anexo.versao, versao))
    const saem = await db
      .select({ id: anexo.id })
      .from(anexo)
      .where(alvo.situacao === 'RASCUNHO' ? anteriores : eq(anexo.id, id))
    for (const um of saem) await apagarAnexo(db, autor, enfileirar, um.id)
    // Its own lines are found through it. Of a sent sale it must still be read that there was one.
    if (alvo.situacao !== 'RASCUNHO')
      await auditar(db, autor, 'venda', venda_id, 'EDITAR', { anexo: { tipo, versao } })
    publicar(db, 'venda', [venda_id])
    return {}
  })

/** The record with its file. In the transaction of `db`. */
export const apagarAnexo = async (db: Db, autor: Autor, enfileirar: Enfileirar, id: string) => {
  const [apagado] = await db.delete(anexo).where(eq(anexo.id, id)).returning()
  if (!apagado) return
  // Asked about later, its upload must not say that it is there.
  await db.delete(anexoEnvio).where(eq(anexoEnvio.id, id))
  // Not its name, which may name a person: the audit cannot forget it.
  const { venda_id, tipo, versao, sha256, veredito } = apagado
  await auditar(db, autor, 'anexo', id, 'EXCLUIR', { venda_id, tipo, versao, sha256, veredito })
  const { arquivo_id } = apagado
  // The attachments of the demonstration share a few files.
  if (arquivo_id && !(await db.$count(anexo, eq(anexo.arquivo_id, arquivo_id))))
    await excluirArquivo({ db, ...autor }, enfileirar, arquivo_id)
}

/** Their drafts are gone, or nobody may have them any more. The sweep takes the files away. */
export const descartarAnexos = async (db: Db, vendas: readonly string[]) => {
  if (!vendas.length) return
  await db
    .update(anexo)
    .set({ descartado_em: sql`now()` })
    .where(and(inArray(anexo.venda_id, [...vendas]), isNull(anexo.descartado_em)))
  await db.delete(anexoEnvio).where(inArray(anexoEnvio.venda_id, [...vendas]))
}
