import { aplicarMascara } from './mascara.ts'
import { mensagem } from './mensagens.ts'
import { textoNormalizado } from './normalizado.ts'

const MOLDE_CPF = '###.###.###-##'
const MOLDE_CNPJ = '##.###.###/####-##'

/** Only punctuation is removed: since July 2026 a CNPJ may contain letters. */
export const limparDocumento = (texto: string): string => texto.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

export function cpfValido(texto: string): boolean {
  const cpf = limparDocumento(texto)
  return /^\d{11}$/.test(cpf) && !repetido(cpf) && digitosConferem(cpf, 11)
}

export function cnpjValido(texto: string): boolean {
  const cnpj = limparDocumento(texto)
  return /^[0-9A-Z]{12}\d{2}$/.test(cnpj) && !repetido(cnpj) && digitosConferem(cnpj, 9)
}

export const documentoValido = (texto: string): boolean => cpfValido(texto) || cnpjValido(texto)

/** For display. A text without the length of a CPF or CNPJ is returned unchanged. */
export function formatarDocumento(texto: string): string {
  const limpo = limparDocumento(texto)
  if (limpo.length === 11) return aplicarMascara(limpo, MOLDE_CPF)
  if (limpo.length === 14) return aplicarMascara(limpo, MOLDE_CNPJ)
  return texto
}

/** For typing: treated as a CPF until a letter or a twelfth character shows that it is a CNPJ. */
export function mascararDocumento(parcial: string): string {
  const limpo = limparDocumento(parcial)
  if (/^\d{0,11}$/.test(limpo)) return aplicarMascara(limpo, MOLDE_CPF)
  return mascararCnpj(limpo)
}

/** For fields that only take a CNPJ: its last two characters are digits, the twelve before may be letters. */
export function mascararCnpj(parcial: string): string {
  const limpo = limparDocumento(parcial)
  const digitosVerificadores = limpo.slice(12).replace(/\D/g, '')
  return aplicarMascara(limpo.slice(0, 12) + digitosVerificadores, MOLDE_CNPJ)
}

export const Cpf = textoNormalizado(limparDocumento, cpfValido, mensagem('cpfInvalido'))
export const Cnpj = textoNormalizado(limparDocumento, cnpjValido, mensagem('cnpjInvalido'))
/** Either of the two. Another field says which, so the schema that uses it has to check. */
export const CpfOuCnpj = textoNormalizado(limparDocumento, () => true, mensagem('cpfOuCnpjInvalido'))

/** 111.111.111-11 and the like have valid check digits but were never issued. */
const repetido = (documento: string): boolean => /^(.)\1+$/.test(documento)

function digitosConferem(documento: string, pesoMaximo: number): boolean {
  const base = documento.slice(0, -2)
  const primeiro = digitoVerificador(base, pesoMaximo)
  return documento === base + primeiro + digitoVerificador(base + primeiro, pesoMaximo)
}

/**
 * Mod 11 with weights from 2 upwards, right to left. After the highest weight (11 for CPF, 9 for CNPJ) it
 * starts over.
 */
function digitoVerificador(base: string, pesoMaximo: number): string {
  let soma = 0
  for (let i = 0; i < base.length; i++) {
    const peso = 2 + (i % (pesoMaximo - 1))
    soma += (base.charCodeAt(base.length - 1 - i) - 48) * peso
  }
  const resto = soma % 11
  return String(resto < 2 ? 0 : 11 - resto)
}
