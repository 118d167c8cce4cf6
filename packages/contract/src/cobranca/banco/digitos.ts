const valorDe = (digito: string) => digito.charCodeAt(0) - 48

/** The digits times the weights, from the right. The weights repeat from the first. */
const somarPesos = (digitos: string, pesos: readonly number[], parcela = (produto: number) => produto) =>
  [...digitos]
    .reverse()
    .reduce((soma, digito, i) => soma + parcela(valorDe(digito) * (pesos[i % pesos.length] ?? 0)), 0)

const somarAlgarismos = (produto: number) => Math.floor(produto / 10) + (produto % 10)

/** The digit of the fields of a typed line, and of everything at Itaú. */
export const modulo10 = (digitos: string): string =>
  String((10 - (somarPesos(digitos, [2, 1], somarAlgarismos) % 10)) % 10)

export const PESOS_2_A_5 = [2, 3, 4, 5] as const
export const PESOS_2_A_7 = [2, 3, 4, 5, 6, 7] as const
export const PESOS_2_A_9 = [2, 3, 4, 5, 6, 7, 8, 9] as const
export const PESOS_9_A_2 = [9, 8, 7, 6, 5, 4, 3, 2] as const

/** What is left of the weighted sum. Each bank makes its own digit of it. */
export const resto11 = (digitos: string, pesos: readonly number[]): number => somarPesos(digitos, pesos) % 11

/** For weights that a bank counts from the left. */
export const resto11DaEsquerda = (digitos: string, pesos: readonly number[]): number =>
  resto11([...digitos].reverse().join(''), pesos)

/** 11 less the rest, and 0 where that has two digits: Santander, Caixa and Sicoob. */
export const digitoOuZero = (resto: number): string => String(resto < 2 ? 0 : 11 - resto)

/** Zeros on the left up to this width. A number that does not fit would move all that follows it. */
export const comZeros = (numero: string | number, largura: number): string => {
  const texto = String(numero)
  if (!/^\d+$/.test(texto) || texto.length > largura)
    throw new RangeError(`comZeros: ${texto} is not a number of up to ${largura} digits`)
  return texto.padStart(largura, '0')
}
