import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { excluirArquivo } from '#infra/arquivo/arquivo.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { aceite, tentativaDoLink } from './aceite.table.ts'

/** That and when something was accepted stays, with the hash of the text. The PDF is out of sight at once. */
export const esquecerNosAceites = async (db: Db, { cliente_id }: { cliente_id: string }) => {
  const vendas = db.select({ id: venda.id }).from(venda).where(eq(venda.cliente_id, cliente_id))
  await db
    .update(aceite)
    .set({ nome: null, ip: null, agente: null, provas: null, descartado_em: sql`now()` })
    .where(
      or(eq(aceite.cliente_id, cliente_id), and(inArray(aceite.venda_id, vendas), isNull(aceite.cliente_id))),
    )
}

const AUTOR = { sistema: 'limpeza de comprovantes de quem foi esquecido' }
const POR_VEZ = 500
/** Longer than any link lives. */
const DIAS_DE_TENTATIVAS = 90

/** The files of what was forgotten, and tries at links that ended long ago. */
export const limparAceites = async (db: Db, enfileirar: Enfileirar) => {
  const descartados = await db
    .select({ id: aceite.id, arquivo: aceite.pdf_arquivo_id })
    .from(aceite)
    .where(and(isNotNull(aceite.descartado_em), isNotNull(aceite.pdf_arquivo_id)))
    .limit(POR_VEZ)
  for (const { id, arquivo } of descartados)
    await db.transaction(async (db) => {
      await db.update(aceite).set({ pdf_arquivo_id: null, pdf_sha256: null }).where(eq(aceite.id, id))
      if (arquivo) await excluirArquivo({ db, ...AUTOR }, enfileirar, arquivo)
    })
  const antigas = sql`now() - make_interval(days => ${DIAS_DE_TENTATIVAS})`
  await db.delete(tentativaDoLink).where(lt(tentativaDoLink.ultima_em, antigas))
}
