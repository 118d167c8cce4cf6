import { usePode } from '#habilidade.ts'
import { numeroIncompleto } from './numeroIncompleto.ts'

const NUMERO_INTEIRO = 'Digite o CPF ou CNPJ inteiro, ou o telefone com DDD.'

/** What to say when no client was found: part of a number was not even looked for, unless one may view clients. */
export function useTextoDeNinguem(busca: string | undefined, nenhum: string): string {
  const podeVer = usePode('VISUALIZAR.CLIENTE')
  return !podeVer && busca && numeroIncompleto(busca) ? NUMERO_INTEIRO : nenhum
}
