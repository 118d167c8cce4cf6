import { textos } from '../importacao.textos.ts'

/** A header cell may be empty, but the column still needs a name. */
export const nomeDaColuna = (nome: string, posicao: number) =>
  nome.trim() || textos.colunas.semNome(posicao + 1)
