import { sql } from 'drizzle-orm'
import { TRAVA_DOS_ARQUIVOS } from '#infra/backup/travas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import type { Storage } from '#infra/storage/storage.ts'

const SEGUNDOS_ATE_VER_DE_NOVO = 300

/**
 * A storage that deletes nothing while a backup is made: the rows that the backup took may name the file. The queue then
 * deletes it later.
 */
export const apagarDepoisDoBackup = (storage: Storage, db: Db, enfileirar: Enfileirar): Storage => ({
  ...storage,
  apagar: (chave) =>
    db.transaction(async (db) => {
      const trava = sql`select pg_try_advisory_xact_lock_shared(${TRAVA_DOS_ARQUIVOS}) as livre`
      const { rows } = await db.execute<{ livre: boolean }>(trava)
      if (rows[0]?.livre) return storage.apagar(chave)
      await enfileirar(db, 'sobra_de_arquivo', { chave }, { daquiASegundos: SEGUNDOS_ATE_VER_DE_NOVO })
    }),
})
