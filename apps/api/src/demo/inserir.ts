import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'

/** All rows as one parameter, which PostgreSQL reads with the table's types. */
export const inserir = async (db: Db, tabela: string, linhas: readonly object[]) => {
  const colunas = sql.raw(Object.keys(linhas[0] ?? {}).join(', '))
  const alvo = sql.raw(tabela)
  await db.execute(sql`
    insert into ${alvo} (${colunas})
    select ${colunas} from json_populate_recordset(null::${alvo}, ${JSON.stringify(linhas)}::json)`)
}
