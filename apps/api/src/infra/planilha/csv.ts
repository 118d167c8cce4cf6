import type { Linha, Separador } from './planilha.ts'
import { INCOMPLETO, leitorDeRegistros } from './registro-csv.ts'

/** Characters of the longest line break, which does not count. */
const QUEBRA = 2

const longaDemais = (limite: number) =>
  `A linha tem mais de ${limite.toLocaleString('pt-BR')} caracteres: confira se falta uma quebra de linha.`

/**
 * Turns consecutive pieces of text into rows, numbered from `primeira`. Keeps at most one unfinished record
 * in between.
 */
export const leitorDeCsv = (separador: Separador, caracteres: number, primeira = 1) => {
  let sobra = ''
  let numero = primeira
  /** Inside a line that is already too long. The rest of it is skipped. */
  let pulando = false

  const ler = (pedaco: string, ultimo = false): Linha[] => {
    const texto = sobra + pedaco
    const leitor = leitorDeRegistros(texto, separador, ultimo)
    const linhas: Linha[] = []
    let posicao = 0

    const guardarSobra = () => {
      sobra = texto.slice(posicao)
      return linhas
    }

    while (posicao < texto.length) {
      if (pulando) {
        const fim = leitor.fimDaLinha(posicao)
        posicao = Math.min(fim, texto.length)
        if (fim >= texto.length - 1 && !ultimo) return guardarSobra()
        pulando = false
        posicao = leitor.depoisDaQuebra(fim)
        numero++
        continue
      }
      const lido = leitor.ler(posicao)
      const longo = (lido === INCOMPLETO ? texto.length : lido.proximo) - posicao > caracteres + QUEBRA
      if (lido === INCOMPLETO && !longo) return guardarSobra()
      const umaLinhaSo = leitor.fimDaLinha(posicao) - posicao > caracteres
      if (longo && umaLinhaSo) {
        linhas.push({ numero, celulas: [], problema: longaDemais(caracteres) })
        pulando = true
        continue
      }
      // Too long over several lines: a quote was opened and is not closed anywhere near.
      const registro = lido === INCOMPLETO || longo ? leitor.rompido(posicao) : lido
      const { celulas, problema } = registro
      linhas.push(problema ? { numero, celulas, problema } : { numero, celulas })
      numero++
      posicao = registro.proximo
    }
    sobra = ''
    return linhas
  }

  return { ler, terminar: () => ler('', true) }
}
