import { documentoValido, limparDocumento } from '@balcao/contract/valores/documento'
import { dddExiste } from '@balcao/contract/valores/telefone'
import { semAcento } from '@balcao/contract/valores/texto'
import { campoInvalido } from '#infra/recusa/recusa.ts'

/** The parsed text of the search box. */
export type Busca = {
  /** A complete CPF or CNPJ. */
  documento: string | null
  /** A complete phone as its key, without the ninth digit if it once had none. */
  telefone: string | null
  codigo: number | null
  /** With its "@". Only the part before the "@" is indexed, because half of the country shares the rest. */
  email: string | null
  /** All of them must appear, in any order. */
  palavras: string[]
}

const MAXIMO_DE_PALAVRAS = 8
/** With fewer letters no index helps, so the whole table would have to be read. */
const MINIMO = 2

const SO_NUMERO = /^[\d\s().+\-/]+$/
const CODIGO = /^(?:n[ºo°.]?\s*|#)(\d{1,9})$/i
const MAIOR_CODIGO = 2_147_483_647

/**
 * "11 98765-4321", "+55 (11) 8765-4321": ten digits, or eleven. The ninth is left out of numbers that once had eight.
 * The same as `chaves_de_telefone` in the database.
 */
const chaveDeTelefone = (texto: string) =>
  SO_NUMERO.test(texto) ? chaveDoNacional(semPais(texto.replace(/\D/g, ''))) : null

const chaveDoNacional = (nacional: string): string | null => {
  // One CPF in eight would pass for a phone, and looking that up doubles the cost.
  if (!dddExiste(nacional.slice(0, 2))) return null
  if (/^\d{2}9[6-9]\d{7}$/.test(nacional)) return nacional.slice(0, 2) + nacional.slice(3)
  return /^\d{2}(?:[2-9]\d{7}|[7-9]\d{8})$/.test(nacional) ? nacional : null
}

const semPais = (digitos: string) => digitos.replace(/^0(?=\d{10,13}$)/, '').replace(/^55(?=\d{10,11}$)/, '')

/**
 * People write numbers with all sorts of punctuation; the column has none. Numbers inside a word are left
 * alone: "ERP-0059".
 */
const NUMERO_PONTUADO = /(?<![\p{L}\d][-./]?)\d[\d\s().+\-/]*\d(?![\p{L}\d])/gu
const CNPJ_PARCIAL = /\b[0-9a-z]{2}\.[0-9a-z]{3}(?:\.[0-9a-z]{0,3}(?:\/[0-9a-z]{0,4}(?:-\d{0,2})?)?)?/gi

const COM_ARROBA = /\S*@\S*/
const SO_DIGITOS = /^\d{2,}$/

const palavrasDe = (texto: string) =>
  semAcento(
    texto
      .replace(COM_ARROBA, (email) => email.slice(0, email.indexOf('@')))
      .replace(CNPJ_PARCIAL, limparDocumento)
      .replace(NUMERO_PONTUADO, (numero) => semPais(numero.replace(/\D/g, ''))),
  )
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, MAXIMO_DE_PALAVRAS)

/** Only digits, the usual form of a typed or pasted document or phone, so nothing has to be taken apart. */
const lerDigitos = (digitos: string): Busca => {
  const nacional = semPais(digitos)
  return {
    documento: documentoValido(digitos) ? digitos : null,
    telefone: chaveDoNacional(nacional),
    codigo: null,
    email: null,
    palavras: [nacional],
  }
}

const SEM_PONTUACAO = /^[\dA-Za-z]{14}$/

/** The same for a CNPJ with letters. */
const lerCnpj = (documento: string): Busca => ({
  documento,
  telefone: null,
  codigo: null,
  email: null,
  palavras: [documento.toLowerCase()],
})

/** Null when nothing was typed. A text too short to search for is refused with a message. */
export const lerBusca = (texto: string | undefined): Busca | null => {
  if (!texto) return null
  if (SO_DIGITOS.test(texto)) return lerDigitos(texto)
  const documento = limparDocumento(texto)
  if (SEM_PONTUACAO.test(texto) && documentoValido(documento)) return lerCnpj(documento)
  const palavras = palavrasDe(texto)
  if (!palavras.some((palavra) => palavra.length >= MINIMO))
    throw campoInvalido('busca', 'Digite mais: ao menos duas letras ou números')
  const codigo = Number(CODIGO.exec(texto)?.[1] ?? Number.NaN)
  return {
    documento: documentoValido(documento) ? documento : null,
    telefone: chaveDeTelefone(texto),
    codigo: codigo <= MAIOR_CODIGO ? codigo : null,
    email: COM_ARROBA.exec(texto)?.[0].toLowerCase() ?? null,
    palavras,
  }
}
