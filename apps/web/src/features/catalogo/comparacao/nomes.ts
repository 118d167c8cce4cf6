import { emLista } from '#textos/emLista.ts'

/** "Fibra 300 e Giga", or "Fibra 300 e mais 1": one that the filters leave out is still ticked, but has no name here. */
export function nomesDosComparados(nomes: string[], quantos: number): string {
  const semNome = quantos - nomes.length
  if (nomes.length === 0) return quantos === 1 ? '1 plano' : `${quantos} planos`
  return semNome > 0 ? `${nomes.join(', ')} e mais ${semNome}` : emLista(nomes)
}
