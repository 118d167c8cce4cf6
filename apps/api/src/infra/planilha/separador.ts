import { leitorDeCsv } from './csv.ts'
import { LIMITES, type Separador } from './planilha.ts'

/** In the order in which a tie is decided: a tab is hardly ever part of a text, a comma often. */
const SEPARADORES: Separador[] = ['\t', ';', ',']
const LINHAS_OLHADAS = 50

/** Excel's own way to name the separator, on a first line that is not data. */
const DECLARACAO = /^"?sep=([;,\t])"?(?=[\r\n]|$)/i

/** How much of a table the text makes when parted so: many columns in the header, the same number in each row. */
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

/** From the first lines of the file, which may end in the middle of one. A file of one column can take any. */
export const detectarSeparador = (inicio: string): { separador: Separador; declarado: boolean } => {
  const declarado = SEPARADORES.find((separador) => separador === DECLARACAO.exec(inicio)?.[1])
  if (declarado) return { separador: declarado, declarado: true }
  const inteiras = inicio.slice(0, Math.max(inicio.lastIndexOf('\n'), inicio.lastIndexOf('\r')) + 1) || inicio
  const notas = SEPARADORES.map((separador) => ({ separador, nota: nota(inteiras, separador) }))
  const melhor = notas.reduce((a, b) => (b.nota > a.nota ? b : a))
  return { separador: melhor.nota ? melhor.separador : ';', declarado: false }
}
