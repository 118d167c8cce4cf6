import { textos } from '../importacao.textos.ts'

/** A header cell may be empty; the column still has to be called something. */
export const nomeDaColuna = (nome: string, posicao: number) =>
  nome.trim() || textos.colunas.semNome(posicao + 1)
