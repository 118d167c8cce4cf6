import { semAcento } from '@balcao/contract/valores/texto'
import type { Valor } from './registro.ts'

const SO_DIGITOS = /^\d+$/
const SO_CODIGO = /^[0-9A-Z]*$/
const SO_DOCUMENTO = /^(?:\d{11}|[0-9A-Z]{12}\d{2})$/
const FORA_DO_CODIGO = /[^0-9A-Z]+/g

/** Upper-case ASCII letters and digits. Everything else, punctuation too, becomes one blank. */
export const emAscii = (texto: string): string =>
  semAcento(texto).toUpperCase().replace(FORA_DO_CODIGO, ' ').trim()

export const fixo =
  (literal: string): Valor<unknown> =>
  () =>
    literal

export const zeros: Valor<unknown> = (_, largura) => '0'.repeat(largura)
export const brancos: Valor<unknown> = (_, largura) => ' '.repeat(largura)

/** For people to read: cut where it is too long. */
export const texto =
  <C>(ler: (contexto: C) => string | null): Valor<C> =>
  (contexto, largura) =>
    emAscii(ler(contexto) ?? '')
      .slice(0, largura)
      .padEnd(largura)

/** For programs to compare: never cut or changed. */
export const codigo =
  <C>(ler: (contexto: C) => string | null): Valor<C> =>
  (contexto, largura) => {
    const lido = ler(contexto)
    return lido !== null && SO_CODIGO.test(lido) ? lido.padEnd(largura) : null
  }

/** Digits after zeros. Zeros on the left may go where there are too many, other digits may not. */
export const comZeros = (valor: string | number | null, largura: number): string | null => {
  const lido = String(valor ?? '')
  if (!SO_DIGITOS.test(lido)) return null
  const preenchido = (lido.length > largura ? lido.replace(/^0+/, '') : lido).padStart(largura, '0')
  return preenchido.length === largura ? preenchido : null
}

export const numero =
  <C>(ler: (contexto: C) => string | number | null): Valor<C> =>
  (contexto, largura) =>
    comZeros(ler(contexto), largura)

/** A check digit or letter, blank where the bank has none. */
export const dv =
  <C>(ler: (contexto: C) => string | null): Valor<C> =>
  (contexto, largura) =>
    codigo(() => ler(contexto) ?? '')(contexto, largura)

/** CPF or CNPJ after zeros. A CNPJ may have letters. */
export const documento =
  <C>(ler: (contexto: C) => string): Valor<C> =>
  (contexto, largura) => {
    const lido = ler(contexto)
    return SO_DOCUMENTO.test(lido) ? lido.padStart(largura, '0') : null
  }

/** 1 for a person's CPF, 2 for a company's CNPJ. */
export const tipoDoDocumento =
  <C>(ler: (contexto: C) => string): Valor<C> =>
  (contexto, largura) =>
    (ler(contexto).length === 11 ? '1' : '2').padStart(largura, '0')

const ISO = /^\d{4}-\d{2}-\d{2}/

/** DDMMAAAA or DDMMAA, as the field has room. Zeros for no date. */
export const data =
  <C>(ler: (contexto: C) => string | null): Valor<C> =>
  (contexto, largura) => {
    const dia = ler(contexto)
    if (dia === null) return '0'.repeat(largura)
    if (!ISO.test(dia)) return null
    return dia.slice(8, 10) + dia.slice(5, 7) + dia.slice(8 - largura, 4)
  }

/** HHMMSS. */
export const hora =
  <C>(ler: (contexto: C) => string): Valor<C> =>
  (contexto) =>
    ler(contexto).slice(11, 19).replaceAll(':', '')
