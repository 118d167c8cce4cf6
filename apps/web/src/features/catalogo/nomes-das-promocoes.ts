import { semAcento } from '@balcao/contract/valores/texto'

/** The names that say something new beside what is said already: "instalação grátis" is not told twice. */
export const nomesAindaNaoDitos = (nomes: string[], dito: string): string[] =>
  nomes.filter((nome) => !semAcento(dito).includes(semAcento(nome)))
