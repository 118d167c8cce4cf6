import { INCOMPLETO, leitorDeLinhasDoCsv } from './linha-csv.ts'
import type { Linha, Separador } from './planilha.ts'

/** Characters of the longest line break, which does not count. */
const QUEBRA = 2

const longaDemais = (limite: number) =>
  `A linha tem mais de ${limite.toLocaleString('pt-BR')} caracteres: confira se falta uma quebra de linha.`

/**
 * Turns consecutive pieces of text into rows, numbered from `primeira`. Keeps at most one unfinished row
 * in between.
 */
export const leitorDeCsv = (separador: Separador, caracteres: number, primeira = 1) => {
  let sobra = ''
  let numero = primeira
  /** Inside a line that is already too long. The rest of it is skipped. */
  let pulando = false

  const ler = (pedaco: string, ultimo = false): Linha[] => {
    const texto = sobra + pedaco
    const leitor = leitorDeLinhasDoCsv(texto, separador, ultimo)
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
      const lida = leitor.ler(posicao)
      const longa = (lida === INCOMPLETO ? texto.length : lida.proximo) - posicao > caracteres + QUEBRA
      if (lida === INCOMPLETO && !longa) return guardarSobra()
      const umaLinhaSo = leitor.fimDaLinha(posicao) - posicao > caracteres
      if (longa && umaLinhaSo) {
        linhas.push({ numero, celulas: [], problema: longaDemais(caracteres) })
        pulando = true
        continue
      }
      // Too long over several lines: a quote was opened and is not closed anywhere near.
      const linha = lida === INCOMPLETO || longa ? leitor.rompida(posicao) : lida
      const { celulas, problema } = linha
      linhas.push(problema ? { numero, celulas, problema } : { numero, celulas })
      numero++
      posicao = linha.proximo
    }
    sobra = ''
    return linhas
  }

  return { ler, terminar: () => ler('', true) }
}
