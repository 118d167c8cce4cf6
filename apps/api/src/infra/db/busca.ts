import { semAcento } from '@balcao/contract/valores/texto'
import { and, like, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Beginning with a zero it is what a bank or a document writes, not a number of this program. */
const SO_UM_NUMERO = /^[1-9]\d{0,14}$/

/** The whole search as the number of one record: a protocol, a boleto. Undefined: it is something else. */
export const numeroBuscado = (busca = ''): number | undefined =>
  SO_UM_NUMERO.test(busca) ? Number(busca) : undefined

/** Every typed word must appear somewhere, in any order. Accents, case and punctuation do not matter. */
export const contemPalavras = (coluna: AnyPgColumn | SQL, texto: string | undefined): SQL | undefined => {
  // Punctuation separates words, as in the column: "maria.silva@x" is searched as three words.
  const palavras = semAcento(texto ?? '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 8)
  return and(...palavras.map((palavra) => like(coluna, `%${palavra}%`)))
}
