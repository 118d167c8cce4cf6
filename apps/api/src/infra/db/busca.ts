import { semAcento } from '@balcao/contract/valores/texto'
import { and, like, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './conexao.ts'

/** Beginning with a zero it is what a bank or a document writes, not a number of this program. */
const SO_UM_NUMERO = /^[1-9]\d{0,14}$/

/**
 * Who types the number of a record wants that one, not everybody whose phone has those digits. A number that the list does
 * not have is searched for as any other text. `existe` asks for the list with that one alone.
 */
export const peloNumero = async <F extends { busca?: string | undefined }>(
  db: Db,
  filtro: F,
  doNumero: (numero: number) => Partial<F>,
  existe: (filtro: F) => SQL,
): Promise<F> => {
  const { busca } = filtro
  if (!busca || !SO_UM_NUMERO.test(busca)) return filtro
  const soEle = { ...filtro, busca: undefined, ...doNumero(Number(busca)) }
  const { rows } = await db.execute(existe(soEle))
  return rows.length ? soEle : filtro
}

/** Every typed word must appear somewhere, in any order. Accents, case and punctuation do not matter. */
export const contemPalavras = (coluna: AnyPgColumn | SQL, texto: string | undefined): SQL | undefined => {
  // Punctuation separates words, as in the column: "maria.silva@x" is searched as three words.
  const palavras = semAcento(texto ?? '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 8)
  return and(...palavras.map((palavra) => like(coluna, `%${palavra}%`)))
}
