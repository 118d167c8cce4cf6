/** Hundredths of a percent, a whole number like every other amount: 33,5 % is 3350. */
export const CEM_POR_CENTO = 100_00

const DECIMAIS = 2
const formato = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: DECIMAIS, useGrouping: false })

/** `33,5`: without the sign, which stands outside the field. */
export const formatarPercentual = (centesimos: number): string => formato.format(centesimos / 100)

/** For typing: digits and one decimal mark, with two digits after it. A period counts as a comma. */
export function mascararPercentual(texto: string): string {
  const [inteiro = '', ...resto] = texto.replace(/[^\d.,]/g, '').split(/[.,]/)
  const semZeros = inteiro.slice(0, 6).replace(/^0+(?=\d)/, '')
  return resto.length === 0 ? semZeros : `${semZeros || '0'},${resto.join('').slice(0, DECIMAIS)}`
}

/** What was typed, in hundredths; `null` when there is no number in it. */
export function lerPercentual(texto: string): number | null {
  const [inteiro = '', decimais = ''] = mascararPercentual(texto).split(',')
  return inteiro === '' ? null : Number(inteiro + decimais.padEnd(DECIMAIS, '0'))
}
