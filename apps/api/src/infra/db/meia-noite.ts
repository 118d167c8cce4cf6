import { type SQL, sql } from 'drizzle-orm'

/** Midnight in the provider's time zone, so many days after this one begins: with 1, the day itself belongs to a range. */
export const meiaNoite = (dia: string | SQL, fuso: string | SQL, dias: 0 | 1) =>
  sql`((${dia}::date + ${sql.raw(String(dias))})::timestamp at time zone ${fuso})`
