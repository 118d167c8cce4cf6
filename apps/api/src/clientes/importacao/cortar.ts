/** Longer than any field accepts, so the cell is still reported as too long. */
const POR_CELULA = 3_000
/** Ten times what a person fills into a row. */
const POR_LINHA = 30_000
const A_VISTA = 300

const cortarEm = (maximo: number) => (celula: string) => {
  const inteira = celula.length <= maximo ? celula : `${celula.slice(0, maximo)}…`
  // No database stores half a surrogate pair or the NUL byte.
  return inteira.toWellFormed().replaceAll('\0', '')
}

/** The cells as stored apart from the file: a small spreadsheet may repeat one long text in every cell. */
export const cortarCelulas = (celulas: readonly string[]) => celulas.map(cortarEm(POR_CELULA))

/** The same for rows that are read completely, again and again. */
export const cortarAmostra = (celulas: readonly string[]) => {
  const cortadas = cortarCelulas(celulas)
  const caracteres = cortadas.reduce((soma, celula) => soma + celula.length, 0)
  return caracteres <= POR_LINHA ? cortadas : cortadas.map(cortarEm(Math.floor(POR_LINHA / celulas.length)))
}

/** As much of each cell as a screen shows. */
export const cortarParaVer = (celulas: readonly string[]) => celulas.map(cortarEm(A_VISTA))

export const cortarTitulo = cortarEm(A_VISTA)
