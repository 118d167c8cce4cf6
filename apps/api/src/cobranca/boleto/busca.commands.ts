import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'

/** What a boleto is found by, from a row with these columns. */
export const textoDaBusca = (
  linha: SQL,
) => sql`sem_acento(${linha}.numero::text || ' ' || ${linha}.nosso_numero || ' '
  || (${linha}.pagador ->> 'nome') || ' ' || (${linha}.pagador ->> 'documento'))`

/** After who pays has changed, or was forgotten. */
export const atualizarBusca = (db: Db, ids: readonly string[]) =>
  db.execute(sql`
    update boleto_busca set texto = ${textoDaBusca(sql`b`)} from boleto b
    where b.id = boleto_busca.boleto_id and b.id = any(${sql.param([...ids])}::uuid[])`)
