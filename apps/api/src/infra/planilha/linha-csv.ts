import type { Separador } from './planilha.ts'
import { procura } from './procura.ts'

const ASPAS_SOLTAS =
  'Há aspas no meio de um texto entre aspas: dobre-as ("") ou tire-as, e confira as colunas desta linha.'
const ASPAS_ABERTAS = 'As aspas abertas nesta linha não se fecham: tire-as ou feche-as.'

/** A row found in the text, and where the next one starts. */
export type LinhaDoCsv = { proximo: number; celulas: string[]; problema?: string }

/** The text ends too early to tell: the row may go on in the next piece. */
export const INCOMPLETO = Symbol('incompleto')

type Campo = { texto: string; fim: number; soltas: boolean }
const ABERTO = Symbol('aberto')

/**
 * Reads rows from one piece of text. `ultimo`: nothing follows, so the end of the text ends the last
 * row. A quoted field may span lines (RFC 4180). If it then meets a quote that does not end it, the
 * opening quote was a mistake. Only the line with that quote is lost, never the rest of the file.
 */
export const leitorDeLinhasDoCsv = (texto: string, separador: Separador, ultimo: boolean) => {
  const proximoLf = procura(texto, '\n')
  const proximoCr = procura(texto, '\r')
  const proximasAspas = procura(texto, '"')
  const proximoSeparador = procura(texto, separador)

  const fimDaLinha = (posicao: number) => Math.min(proximoLf(posicao), proximoCr(posicao), texto.length)
  const depoisDaQuebra = (fim: number) => (texto.startsWith('\r\n', fim) ? fim + 2 : fim + 1)
  /** A carriage return at the very end may be the first half of a line break. */
  const incerto = (fim: number) =>
    !ultimo && (fim === texto.length || (fim === texto.length - 1 && texto[fim] === '\r'))

  const simples = (inicio: number, fim: number): LinhaDoCsv => ({
    proximo: depoisDaQuebra(fim),
    celulas: texto.slice(inicio, fim).split(separador),
  })

  const terminaCampo = (posicao: number) =>
    posicao === texto.length ||
    texto[posicao] === separador ||
    texto[posicao] === '\n' ||
    texto[posicao] === '\r'

  const campoEntreAspas = (abertura: number): Campo | typeof ABERTO | typeof INCOMPLETO => {
    let conteudo = ''
    let soltas = false
    for (let inicio = abertura + 1; ; ) {
      const aspas = texto.indexOf('"', inicio)
      if (aspas < 0) return ultimo ? ABERTO : INCOMPLETO
      if (aspas + 1 === texto.length && !ultimo) return INCOMPLETO
      const dobradas = texto[aspas + 1] === '"'
      const fecham = !dobradas && terminaCampo(aspas + 1)
      soltas ||= !dobradas && !fecham
      if (soltas && fimDaLinha(abertura) < aspas) return ABERTO
      if (fecham) return { texto: conteudo + texto.slice(inicio, aspas), fim: aspas + 1, soltas }
      conteudo += texto.slice(inicio, aspas + 1)
      inicio = aspas + (dobradas ? 2 : 1)
    }
  }

  const campoSimples = (inicio: number): Campo => {
    const fim = Math.min(proximoSeparador(inicio), fimDaLinha(inicio))
    return { texto: texto.slice(inicio, fim), fim, soltas: false }
  }

  /** The line as it is, with the reason. Reading goes on at the next line. */
  const rompida = (inicio: number): LinhaDoCsv => ({
    ...simples(inicio, fimDaLinha(inicio)),
    problema: ASPAS_ABERTAS,
  })

  const comAspas = (inicio: number): LinhaDoCsv | typeof INCOMPLETO => {
    const celulas: string[] = []
    let soltas = false
    for (let posicao = inicio; ; ) {
      const campo = texto[posicao] === '"' ? campoEntreAspas(posicao) : campoSimples(posicao)
      if (campo === INCOMPLETO) return INCOMPLETO
      if (campo === ABERTO) return rompida(inicio)
      celulas.push(campo.texto)
      soltas ||= campo.soltas
      if (texto[campo.fim] === separador) {
        posicao = campo.fim + 1
        continue
      }
      if (incerto(campo.fim)) return INCOMPLETO
      const linha = { proximo: depoisDaQuebra(campo.fim), celulas }
      return soltas ? { ...linha, problema: ASPAS_SOLTAS } : linha
    }
  }

  return {
    fimDaLinha,
    depoisDaQuebra,
    rompida,
    ler: (inicio: number): LinhaDoCsv | typeof INCOMPLETO => {
      const fim = fimDaLinha(inicio)
      if (proximasAspas(inicio) < fim) return comAspas(inicio)
      return incerto(fim) ? INCOMPLETO : simples(inicio, fim)
    },
  }
}
