import { type SQL, sql } from 'drizzle-orm'
import { customType, integer, text, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** An instant in the contract's format: ISO 8601 in UTC. */
export const instante = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (valor) => new Date(valor).toISOString(),
})

export const identidade = {
  id: uuid()
    .primaryKey()
    .$defaultFn(() => v7()),
}

/** What every business record carries besides its own fields. */
export const colunasDeCadastro = {
  ...identidade,
  criado_em: instante().notNull().default(sql`now()`),
  atualizado_em: instante().notNull().default(sql`now()`),
  versao: integer().notNull().default(1),
}

/** Text to search in, without accents, case or punctuation. PostgreSQL keeps it up to date. */
export const colunaDeBusca = (partes: SQL) => text().generatedAlwaysAs(sql`sem_acento(${partes})`)

/** Every edit increments the record's version and updates its date. */
export const novaVersao = (atual: { versao: number }) => ({
  versao: atual.versao + 1,
  atualizado_em: sql<string>`now()`,
})
