import { semAcento } from '@balcao/contract/valores/texto'

/**
 * Only the names that add something to what was already said, so that "instalação grátis" is not said twice.
 */
export const nomesAindaNaoDitos = (nomes: string[], dito: string): string[] =>
  nomes.filter((nome) => !semAcento(dito).includes(semAcento(nome)))
