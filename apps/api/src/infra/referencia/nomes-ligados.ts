import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#infra/db/conexao.ts'
import { porTexto } from '#infra/db/pagina.ts'

type Ligacao = {
  /** The table of the records whose names are asked for, and what this person reads as their name. */
  registro: PgTable & { id: AnyPgColumn; nome: AnyPgColumn; excluido_em: AnyPgColumn }
  nome: SQL<string>
  /** The two sides of the link table: to the record, and to what it is linked with. */
  doRegistro: AnyPgColumn
  coluna: AnyPgColumn
}

/** The names of the records that this link column connects to an id. */
export const nomesLigados = async (
  db: Db,
  { registro, nome, doRegistro, coluna }: Ligacao,
  id: string,
  recorte?: SQL,
) => {
  const achados = await db
    .select({ nome })
    .from(coluna.table)
    .innerJoin(registro, eq(registro.id, doRegistro))
    .where(and(eq(coluna, id), isNull(registro.excluido_em), recorte))
    .orderBy(porTexto(registro.nome).por)
  return achados.map((achado) => achado.nome)
}
