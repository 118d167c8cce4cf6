import { documentoValido } from '@balcao/contract/valores/documento'
import { lerTelefone } from '@balcao/contract/valores/telefone'

const SO_NUMERO = /^[\d\s().+\-/]*\d[\d\s().+\-/]*$/

/**
 * Part of a document or phone. The server only searches by it for people who may view clients: to anyone else
 * it would reveal the hidden digits one by one.
 */
export const numeroIncompleto = (busca: string) =>
  SO_NUMERO.test(busca) && !documentoValido(busca) && lerTelefone(busca) === null
