import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { cadaUm } from '#infra/jobs/cada-um.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { importacao, importacaoDocumento, importacaoRejeitada } from './importacao.table.ts'

/** Nobody reads the file in these. */
const PARADAS = ['ENVIADA', 'CONCLUIDA', 'CANCELADA', 'FALHOU'] as const
const AUTOR = { sistema: 'prazo das planilhas de importação' }

/** The clients' files are only kept for some time. The counts stay. One that fails does not stop the others. */
export const limparImportacoes = async (db: Db, storage: Storage) => {
  const { dias_da_importacao: dias } = await lerConfiguracao(db)
  const vencidas = await db
    .select({ id: importacao.id })
    .from(importacao)
    .where(
      and(
        isNotNull(importacao.chave),
        inArray(importacao.situacao, [...PARADAS]),
        sql`coalesce(${importacao.terminado_em}, ${importacao.criado_em}) < now() - make_interval(days => ${dias})`,
      ),
    )
  await cadaUm(vencidas, ({ id }) => apagarArquivo(db, storage, id))
}

/** Part of whatever ends an import: afterwards nobody looks for repetitions. */
export const esquecerDocumentos = (db: Db, id: string) =>
  db.delete(importacaoDocumento).where(eq(importacaoDocumento.importacao_id, id))

/** Locked, so that nobody starts it meanwhile. What was never imported cannot be any more: it is discarded. */
export const apagarArquivo = (db: Db, storage: Storage, id: string) =>
  db.transaction(async (db) => {
    const [dona] = await db
      .select({ chave: importacao.chave, situacao: importacao.situacao })
      .from(importacao)
      .where(and(eq(importacao.id, id), inArray(importacao.situacao, [...PARADAS])))
      .for('update')
    if (!dona) return
    // The file first: a record that still names its file is handled again the next night.
    if (dona.chave) await storage.apagar(dona.chave)
    await db.delete(importacaoRejeitada).where(eq(importacaoRejeitada.importacao_id, id))
    await esquecerDocumentos(db, id)
    await db.update(importacao).set({ chave: null, amostra: null }).where(eq(importacao.id, id))
    if (dona.situacao === 'ENVIADA') await descartar(db, id)
  })

const descartar = async (db: Db, id: string) => {
  const depois = { situacao: 'CANCELADA' } as const
  await db
    .update(importacao)
    .set({ ...depois, terminado_em: sql`now()` })
    .where(eq(importacao.id, id))
  await auditar(db, AUTOR, 'importacao', id, 'EDITAR', { situacao: 'ENVIADA' }, depois)
}

/** The file first: a record that still names its file is swept later, but a file without a record never is. */
export const apagarEnvio = async (db: Db, storage: Storage, id: string) => {
  const [envio] = await db.select({ chave: importacao.chave }).from(importacao).where(eq(importacao.id, id))
  if (envio?.chave) await storage.apagar(envio.chave)
  await db.delete(importacao).where(eq(importacao.id, id))
}

/** Longer than the slowest upload may take. */
const HORAS_DE_UM_ENVIO = 2

/** Removes uploads whose file was never opened because the program died. */
export const varrerEnviosInterrompidos = async (db: Db, storage: Storage) => {
  const interrompidos = await db
    .select({ id: importacao.id })
    .from(importacao)
    .where(
      and(
        isNull(importacao.colunas),
        sql`${importacao.criado_em} < now() - make_interval(hours => ${HORAS_DE_UM_ENVIO})`,
      ),
    )
  for (const { id } of interrompidos) await apagarEnvio(db, storage, id)
}
