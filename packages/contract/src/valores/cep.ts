import { aplicarMascara } from './mascara.ts'
import { mensagem } from './mensagens.ts'
import { textoNormalizado } from './normalizado.ts'

const MOLDE = '#####-###'

/** Letters stay, so that a text with a CEP in it is refused instead of half read. */
export const limparCep = (texto: string): string => texto.replace(/[\s.-]/g, '')

export const cepValido = (cep: string): boolean => /^\d{8}$/.test(cep) && cep !== '00000000'

export const Cep = textoNormalizado(limparCep, cepValido, mensagem('cepInvalido'))

/** For reading; what is not a CEP in length comes back as it is. */
export const formatarCep = (cep: string): string => (/^\d{8}$/.test(cep) ? aplicarMascara(cep, MOLDE) : cep)

export const mascararCep = (parcial: string): string => aplicarMascara(parcial.replace(/\D/g, ''), MOLDE)
