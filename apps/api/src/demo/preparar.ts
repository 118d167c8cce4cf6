import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { demonstracao } from './demonstracao.table.ts'
import { povoar } from './povoar.ts'

const TRAVA = 726_876

/**
 * Keeps the demonstration apart from real data, because everybody knows its passwords. With `pedida`, an
 * empty database is filled once, even if several copies start at the same moment. Any other start on the
 * wrong kind of database is refused.
 */
export const prepararDemonstracao = (db: Db, storage: Storage, pedida: boolean) =>
  db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${TRAVA})`)
    const [marca] = await db.select().from(demonstracao)
    if (marca && !pedida)
      throw new Error(
        'Este banco é o da demonstração, cujas senhas todos conhecem. Para abri-la, use "npm run demo"; para ' +
          'trabalhar de verdade, comece em outra pasta (DATA_DIR) ou em outro banco (DATABASE_URL).',
      )
    if (marca || !pedida) return
    if (!(await estaVazio(db)))
      throw new Error(
        'DEMO=sim é para um banco vazio, e este já tem dados. Tire a variável DEMO para abri-lo, ou comece a ' +
          'demonstração em outra pasta (DATA_DIR).',
      )
    await povoar(db, storage)
  })

/** Only what the first start creates: its administrator. */
const estaVazio = async (db: Db) => {
  const { rows } = await db.execute<{ vazio: boolean }>(sql`
    select not exists (select 1 from empresa) and (select count(*) from usuario) <= 1 as vazio`)
  return rows[0]?.vazio === true
}
