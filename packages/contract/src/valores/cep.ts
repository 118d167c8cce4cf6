import { aplicarMascara } from './mascara.ts'
import { mensagem } from './mensagens.ts'
import { textoNormalizado } from './normalizado.ts'

const MOLDE = '#####-###'

/** Letters stay, so that a text that contains a CEP is refused instead of half read. */
export const limparCep = (texto: string): string => texto.replace(/[\s.-]/g, '')

export const cepValido = (cep: string): boolean => /^\d{8}$/.test(cep) && cep !== '00000000'

export const Cep = textoNormalizado(limparCep, cepValido, mensagem('cepInvalido'))

/** For display, also of one whose end is hidden. A text without the length of a CEP is returned unchanged. */
export const formatarCep = (cep: string): string =>
  /^\d{5}[\d*]{3}$/.test(cep) ? aplicarMascara(cep, MOLDE) : cep

export const mascararCep = (parcial: string): string => aplicarMascara(parcial.replace(/\D/g, ''), MOLDE)
