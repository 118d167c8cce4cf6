import { emLista } from '#textos/emLista.ts'

/**
 * "Fibra 300 e Giga", or "Fibra 300 e mais 1".
 * A plan hidden by the filters is still ticked, but its name is not known here.
 */
export function nomesDosComparados(nomes: string[], quantos: number): string {
  const semNome = quantos - nomes.length
  if (nomes.length === 0) return quantos === 1 ? '1 plano' : `${quantos} planos`
  return semNome > 0 ? `${nomes.join(', ')} e mais ${semNome}` : emLista(nomes)
}
