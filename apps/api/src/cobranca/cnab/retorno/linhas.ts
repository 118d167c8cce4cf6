import { RetornoRecusado } from './recusado.ts'

export type Linha = {
  /** As a text editor counts, from 1. */
  numero: number
  texto: string
  /** The file ended in this line, without a line break. */
  ultima: boolean
}

/** Longer than any line may be, with its line break. */
const MAXIMO = 410
const PEDACO = 64 * 1024

/** The end-of-file mark of DOS. */
const FIM_DE_ARQUIVO = '\x1a'
const SOBRAS = new Set([' ', '\r', FIM_DE_ARQUIVO])

/** By hand: a regular expression would take the square of a long line's length. */
const semSobra = (linha: string): string => {
  let fim = linha.length
  while (fim > 0 && SOBRAS.has(linha.charAt(fim - 1))) fim -= 1
  return linha.slice(0, fim)
}

/**
 * The lines that are not empty, without what is left over at their end. A line without an end is given as soon
 * as it is too long, so that memory does not grow with it.
 */
export async function* linhasDoArquivo(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Linha, undefined, undefined> {
  let numero = 0
  let resto = ''
  for await (const recebido of bytes)
    for (let inicio = 0; inicio < recebido.length; inicio += PEDACO) {
      const pedaco = Buffer.from(recebido.subarray(inicio, inicio + PEDACO)).toString('latin1')
      const linhas = (resto + pedaco).split('\n')
      resto = linhas.pop() ?? ''
      for (const linha of linhas) {
        numero += 1
        const texto = semSobra(linha)
        if (texto !== '') yield { numero, texto, ultima: false }
      }
      if (resto.length > MAXIMO) yield { numero: numero + 1, texto: resto, ultima: false }
    }
  const texto = semSobra(resto)
  if (texto !== '') yield { numero: numero + 1, texto, ultima: true }
}

/** The line in its full width. */
export const comLargura = (linha: Linha, largura: number): Linha => {
  if (linha.texto.length > largura)
    throw new RetornoRecusado(
      'LINHA_LONGA',
      `A linha ${linha.numero} tem mais de ${largura} caracteres. Envie o arquivo como o banco o entregou.`,
    )
  return { ...linha, texto: linha.texto.padEnd(largura) }
}
