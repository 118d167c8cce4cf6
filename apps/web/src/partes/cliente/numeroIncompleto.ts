import { documentoValido } from '@balcao/contract/valores/documento'
import { lerTelefone } from '@balcao/contract/valores/telefone'

const SO_NUMERO = /^[\d\s().+\-/]*\d[\d\s().+\-/]*$/

/**
 * Part of a document or phone. The server looks for it only on behalf of who may view clients: to anyone else it
 * would give the hidden digits away, one by one.
 */
export const numeroIncompleto = (busca: string) =>
  SO_NUMERO.test(busca) && !documentoValido(busca) && lerTelefone(busca) === null
