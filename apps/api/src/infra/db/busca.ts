import { semAcento } from '@balcao/contract/valores/texto'
import { and, like, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Every word typed must appear somewhere, in any order; accents, case and punctuation do not matter. */
export const contemPalavras = (coluna: AnyPgColumn, texto: string | undefined): SQL | undefined => {
  // Punctuation separates, as in the column: "maria.silva@x" is looked for as three words.
  const palavras = semAcento(texto ?? '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 8)
  return and(...palavras.map((palavra) => like(coluna, `%${palavra}%`)))
}
