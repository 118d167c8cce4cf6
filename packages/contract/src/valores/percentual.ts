/** Hundredths of a percent, an integer like every other amount: 33,5 % is 3350. */
export const CEM_POR_CENTO = 100_00

const DECIMAIS = 2
const formato = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: DECIMAIS, useGrouping: false })

/** `33,5`, without the percent sign, which is outside the field. */
export const formatarPercentual = (centesimos: number): string => formato.format(centesimos / 100)

/** For typing: digits, one decimal mark and two digits after it. A period counts as a comma. */
export function mascararPercentual(texto: string): string {
  const [inteiro = '', ...resto] = texto.replace(/[^\d.,]/g, '').split(/[.,]/)
  const semZeros = inteiro.slice(0, 6).replace(/^0+(?=\d)/, '')
  return resto.length === 0 ? semZeros : `${semZeros || '0'},${resto.join('').slice(0, DECIMAIS)}`
}

/** The typed value in hundredths. `null` when it contains no number. */
export function lerPercentual(texto: string): number | null {
  const [inteiro = '', decimais = ''] = mascararPercentual(texto).split(',')
  return inteiro === '' ? null : Number(inteiro + decimais.padEnd(DECIMAIS, '0'))
}
