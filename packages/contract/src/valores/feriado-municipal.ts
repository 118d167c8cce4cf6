import { lerData } from './data.ts'
import { semAcento } from './texto.ts'

/** A day of every year (`01-25`) or of one (`2027-03-04`), in one city or in all. */
export type FeriadoMunicipal = { dia: string; cidade: string | null }

const FORMA = /^(\d{2}\/\d{2})(\/\d{4})?(?:\s+(\S.*))?$/
const UM_ANO_BISSEXTO = '/2028'

/** How a city is compared: `São Paulo/SP`, `Sao Paulo - SP` and `são paulo/sp` are one. */
export const chaveDaCidade = (cidade: string) => semAcento(cidade).replace(/\s*[/-]\s*/g, '/')

/** `25/01 São Paulo/SP`, `04/03/2027`. Null: it cannot be read. */
export const lerFeriadoMunicipal = (texto: string): FeriadoMunicipal | null => {
  const [, diaDoAno, ano, cidade = null] = FORMA.exec(texto.trim()) ?? []
  const dia = diaDoAno && lerData(`${diaDoAno}${ano ?? UM_ANO_BISSEXTO}`)
  if (!dia || (cidade !== null && !/\/[a-z]{2}$/.test(chaveDaCidade(cidade)))) return null
  return { dia: ano ? dia : dia.slice(5), cidade: cidade && chaveDaCidade(cidade) }
}
