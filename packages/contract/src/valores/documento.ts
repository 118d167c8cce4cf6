import { aplicarMascara } from './mascara.ts'
import { mensagem } from './mensagens.ts'
import { textoNormalizado } from './normalizado.ts'

const MOLDE_CPF = '###.###.###-##'
const MOLDE_CNPJ = '##.###.###/####-##'

/** Letters are part of a CNPJ since July 2026, so only punctuation goes. */
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

/** For reading; what is neither a CPF nor a CNPJ in length comes back as it is. */
export function formatarDocumento(texto: string): string {
  const limpo = limparDocumento(texto)
  if (limpo.length === 11) return aplicarMascara(limpo, MOLDE_CPF)
  if (limpo.length === 14) return aplicarMascara(limpo, MOLDE_CNPJ)
  return texto
}

/** For typing: a CPF until a letter or a twelfth character says that it is a CNPJ. */
export function mascararDocumento(parcial: string): string {
  const limpo = limparDocumento(parcial)
  if (/^\d{0,11}$/.test(limpo)) return aplicarMascara(limpo, MOLDE_CPF)
  return mascararCnpj(limpo)
}

/** For typing where only a CNPJ fits: its last two are digits always, the twelve before may be letters. */
export function mascararCnpj(parcial: string): string {
  const limpo = limparDocumento(parcial)
  const digitosVerificadores = limpo.slice(12).replace(/\D/g, '')
  return aplicarMascara(limpo.slice(0, 12) + digitosVerificadores, MOLDE_CNPJ)
}

export const Cpf = textoNormalizado(limparDocumento, cpfValido, mensagem('cpfInvalido'))
export const Cnpj = textoNormalizado(limparDocumento, cnpjValido, mensagem('cnpjInvalido'))
/** One of the two, told apart by what stands beside it: whoever uses it says which is asked for. */
export const CpfOuCnpj = textoNormalizado(limparDocumento, () => true, mensagem('cpfOuCnpjInvalido'))

/** 111.111.111-11 and its like add up, but were never issued. */
const repetido = (documento: string): boolean => /^(.)\1+$/.test(documento)

function digitosConferem(documento: string, pesoMaximo: number): boolean {
  const base = documento.slice(0, -2)
  const primeiro = digitoVerificador(base, pesoMaximo)
  return documento === base + primeiro + digitoVerificador(base + primeiro, pesoMaximo)
}

/** Mod 11 with weights from 2 upwards, right to left, starting over after the highest (11 for CPF, 9 for CNPJ). */
function digitoVerificador(base: string, pesoMaximo: number): string {
  let soma = 0
  for (let i = 0; i < base.length; i++) {
    const peso = 2 + (i % (pesoMaximo - 1))
    soma += (base.charCodeAt(base.length - 1 - i) - 48) * peso
  }
  const resto = soma % 11
  return String(resto < 2 ? 0 : 11 - resto)
}
