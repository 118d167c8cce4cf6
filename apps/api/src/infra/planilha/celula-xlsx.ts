const DIA_MS = 86_400_000
/** Excel's day 0. Its calendar has a 29/02/1900, so days before that are counted from one day later. */
const BASE_1900 = Date.UTC(1899, 11, 30)
const DIA_QUE_NAO_EXISTIU = 60
const BASE_1904 = Date.UTC(1904, 0, 1)
/** 31/12/9999, the last day that Excel knows. */
const ULTIMO_DIA = 2_958_465

/** A day's number as AAAA-MM-DD. Undefined when Excel knows no such day. */
export const dataDeNumero = (serial: number, base1904: boolean): string | undefined => {
  const dia = Math.floor(serial)
  if (!(dia >= 0 && dia <= ULTIMO_DIA)) return undefined
  const base = base1904 ? BASE_1904 : BASE_1900
  const atraso = !base1904 && dia < DIA_QUE_NAO_EXISTIU ? 1 : 0
  return new Date(base + (dia + atraso) * DIA_MS).toISOString().slice(0, 10)
}

/** Moves the decimal point by the exponent: 1.5e-7 becomes 0.00000015. */
const semExpoente = (texto: string) => {
  const [mantissa = '', expoente] = texto.split('e')
  if (expoente === undefined) return texto
  const sinal = mantissa.startsWith('-') ? '-' : ''
  const [inteiros = '', decimais = ''] = mantissa.slice(sinal.length).split('.')
  const ponto = inteiros.length + Number(expoente)
  const digitos = inteiros + decimais
  if (ponto <= 0) return `${sinal}0.${'0'.repeat(-ponto)}${digitos}`
  if (ponto >= digitos.length) return sinal + digitos.padEnd(ponto, '0')
  return `${sinal}${digitos.slice(0, ponto)}.${digitos.slice(ponto)}`
}

/**
 * A number as a person would type it. Excel stores 19.9 as 19.899999999999999, so the shortest text with the
 * same value is used. An integer stays as it is written, however long.
 */
export const numeroSemExpoente = (texto: string): string => {
  if (/^-?\d+$/.test(texto)) return texto
  const numero = Number(texto)
  return texto.trim() && Number.isFinite(numero) ? semExpoente(String(numero)) : texto
}

const letraDe = (codigo: number) => (codigo ? String.fromCharCode(codigo) : '')

/**
 * Excel writes a control character as _xHHHH_, and escapes text that looks like that the same way. A database
 * can store neither NUL nor half of a surrogate pair.
 */
export const desescapar = (texto: string): string =>
  texto.includes('_x')
    ? texto
        .replace(/_x([0-9a-f]{4})_/gi, (_, codigo: string) => letraDe(Number.parseInt(codigo, 16)))
        .toWellFormed()
    : texto

/** 'AB12' is column 27, counted from 0. Undefined when there is no letter. */
export const colunaDe = (referencia: string): number | undefined => {
  let coluna = 0
  for (let i = 0; i < referencia.length && i < 4; i++) {
    const letra = referencia.charCodeAt(i) & ~0x20
    if (letra < 65 || letra > 90) break
    coluna = coluna * 26 + letra - 64
  }
  return coluna ? coluna - 1 : undefined
}
