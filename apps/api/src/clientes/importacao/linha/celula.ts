import { pareceFormula } from '#infra/db/csv.ts'

/** What a cell contains: a value, nothing, or the reason why it is not accepted. */
export type Lida<T> = { valor: T } | { motivo: string } | null

const SEM_NADA = /^[\s\-–—_./()[\]:;,'"*]*$/
const VAZIOS = new Set(['null', '#n/d', '#n/a', 'n/a', 'n/d', 'nao informado', 'não informado', 'undefined'])
/** The apostrophe that our own files put before a formula, so that spreadsheet programs treat it as text. */
const semApostrofo = (texto: string) =>
  texto.startsWith("'") && pareceFormula(texto.slice(1)) ? texto.slice(1) : texto
const ERRO_DE_FORMULA = /^#(REF|VALOR|VALUE|NOME|NAME|DIV\/0|NUL[OL]|NUM|N[ÚU]M)[!?]$/i

/** Invisible characters, and those that reverse the text. Each field handles line breaks and tabs itself. */
const INVISIVEIS = /[[\p{Cf}\p{Cc}]--[\t\n\r]]/gv

/** The text that a person meant. Empty for leftovers such as an unfilled mask or a database's "NULL". */
export const limpar = (celula: string | undefined): string => {
  const texto = semApostrofo((celula ?? '').replace(INVISIVEIS, '').trim())
  if (texto === '' || SEM_NADA.test(texto) || VAZIOS.has(texto.toLowerCase())) return ''
  return texto.isWellFormed() ? texto : texto.toWellFormed()
}

export const erroDeFormula = (texto: string) =>
  ERRO_DE_FORMULA.test(texto) ? `A célula tem um erro de fórmula (${texto}): corrija na planilha` : null

const CIENTIFICO = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i
const COM_CASAS_VAZIAS = /^(\d+)[.,]0+$/

/**
 * Writes out a number that a spreadsheet changed: "5,2998224725E+10", "52998224725,00". `exato` is false when
 * digits are missing, because nobody can tell what they were.
 */
export const escreverPorExtenso = (texto: string): { texto: string; exato: boolean } => {
  const inteiro = COM_CASAS_VAZIAS.exec(texto)?.[1]
  if (inteiro) return { texto: inteiro, exato: true }
  const [, primeiro = '', casas = '', expoente = ''] = CIENTIFICO.exec(texto) ?? []
  if (!primeiro) return { texto, exato: true }
  const faltam = Number(expoente) - casas.length
  if (faltam < 0) return { texto, exato: false }
  // One zero at the end is as likely as any digit. Several mean that the number was shortened to fit its
  // column.
  return { texto: primeiro + casas + '0'.repeat(faltam), exato: faltam <= 1 }
}

const LEMBRADAS = 2_000

/** Caches results, for columns with few different values, such as the city. */
export const lembrando = <T extends Lida<unknown>>(ler: (celula: string) => T) => {
  const lidas = new Map<string, T>()
  return (celula: string): T => {
    const lida = lidas.get(celula) ?? ler(celula)
    if (lidas.size >= LEMBRADAS) lidas.clear()
    lidas.set(celula, lida)
    return lida
  }
}
