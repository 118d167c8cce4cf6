import { usePode } from '#habilidade.ts'
import { numeroIncompleto } from './numeroIncompleto.ts'

const NUMERO_INTEIRO = 'Digite o CPF ou CNPJ inteiro, ou o telefone com DDD.'

/**
 * The text for when no client was found.
 * Without permission to view clients, part of a number is not even searched for.
 */
export function useTextoDeNinguem(busca: string | undefined, nenhum: string): string {
  const podeVer = usePode('VISUALIZAR.CLIENTE')
  return !podeVer && busca && numeroIncompleto(busca) ? NUMERO_INTEIRO : nenhum
}
