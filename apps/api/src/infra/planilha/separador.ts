import { leitorDeCsv } from './csv.ts'
import { LIMITES, type Separador } from './planilha.ts'

/** In the order that decides a tie: a tab is hardly ever part of a text, a comma often is. */
const SEPARADORES: Separador[] = ['\t', ';', ',']
const LINHAS_OLHADAS = 50

/** Excel's way to declare the separator, on a first line that is not data. */
const DECLARACAO = /^"?sep=([;,\t])"?(?=[\r\n]|$)/i

/**
 * How well this separator turns the text into a table: many columns in the header, and the same number in
 * each row.
 */
const nota = (texto: string, separador: Separador) => {
  const linhas = leitorDeCsv(separador, LIMITES.caracteres)
    .ler(texto, true)
    .filter(({ celulas }) => celulas.some((celula) => celula.trim()))
    .slice(0, LINHAS_OLHADAS)
  const colunas = linhas[0]?.celulas.length ?? 0
  if (colunas < 2) return 0
  const iguais = linhas.filter(({ celulas, problema }) => celulas.length === colunas && !problema)
  return (colunas * iguais.length) / linhas.length
}

/**
 * Judged by the first lines of the file; the last of them may be incomplete. For a single column any
 * separator works.
 */
export const detectarSeparador = (inicio: string): { separador: Separador; declarado: boolean } => {
  const declarado = SEPARADORES.find((separador) => separador === DECLARACAO.exec(inicio)?.[1])
  if (declarado) return { separador: declarado, declarado: true }
  const inteiras = inicio.slice(0, Math.max(inicio.lastIndexOf('\n'), inicio.lastIndexOf('\r')) + 1) || inicio
  const notas = SEPARADORES.map((separador) => ({ separador, nota: nota(inteiras, separador) }))
  const melhor = notas.reduce((a, b) => (b.nota > a.nota ? b : a))
  return { separador: melhor.nota ? melhor.separador : ';', declarado: false }
}
