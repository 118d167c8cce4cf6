/** No price needs so many characters. The limit keeps the expressions below cheap, whatever is pasted. */
const MAXIMO_DIGITADO = 60

// `signDisplay` keeps a discount that rounds to zero from showing as "-R$ 0,00".
const criarReal = () =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', signDisplay: 'negative' })
/** Made when first needed: a phone takes a noticeable moment to load a language, and every screen has this file. */
let real: Intl.NumberFormat | undefined

/**
 * `R$ 1.234,56`. Intl puts a no-break space after the symbol. Here it becomes an ordinary space, so that the
 * text compares equal on screen, in CSV, in mail and in tests. The screen keeps it on one line: in a column
 * by its style, in a sentence with `dinheiroSemQuebra`.
 */
export const formatarDinheiro = (centavos: number): string => {
  real ??= criarReal()
  return real.format(centavos / 100).replace('\u00a0', ' ')
}

/** For a text that flows on a screen: "R$" stays on the line of its number. */
export const dinheiroSemQuebra = (texto: string): string => texto.replace(/R\$ (?=\d)/g, 'R$\u00a0')

/**
 * Three digits after every period are thousands: nobody writes a price with three decimals, and Brazilians
 * write "1.234". A single comma is always the decimal mark; several commas can only be thousands.
 */
const SO_MILHARES = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3}){2,})[.,]*$/

/**
 * From the last separator on. A separator left over after the decimals, such as the end of a sentence, is
 * ignored.
 */
const PARTE_DECIMAL = /[.,]\d*[.,]*$/

/**
 * The product's rule for money: digits alone are cents (`1990` → 1990); with a comma or a period, the text is
 * a decimal value (`19,9` → 1990). Everything else is dropped, even a sign. More than two decimals round
 * half-even. `null` means that no price was typed; the field decides between 0 and empty.
 */
export function lerDinheiro(texto: string): number | null {
  const limpo = texto.replace(/[^\d.,]/g, '')
  if (!/\d/.test(limpo) || limpo.length > MAXIMO_DIGITADO) return null
  if (!/[.,]/.test(limpo)) return Number(limpo)
  const marca = SO_MILHARES.test(limpo) ? limpo.length : limpo.search(PARTE_DECIMAL)
  return emCentavos(limpo.slice(0, marca).replace(/\D/g, ''), limpo.slice(marca).replace(/\D/g, ''))
}

/** Works on the digits themselves, because a float may already be on the wrong side of the half. */
function emCentavos(inteiro: string, decimais: string): number {
  const centavos = Number(inteiro + decimais.slice(0, 2).padEnd(2, '0'))
  const sobra = decimais.slice(2)
  if (/^50*$/.test(sobra)) return centavos + (centavos % 2)
  return sobra >= '5' ? centavos + 1 : centavos
}

/** Exact integer division, rounding half-even. Every price rule rounds to centavos this way. */
export function dividirMeioPar(numerador: number, denominador: number): number {
  if (!Number.isSafeInteger(numerador) || !Number.isSafeInteger(denominador) || denominador === 0)
    throw new RangeError('dividirMeioPar: integers only, and a divisor other than zero')
  const resto = numerador % denominador
  // Dividing after subtracting the remainder is exact; `numerador / denominador` could round up.
  const quociente = (numerador - resto) / denominador
  const dobro = 2 * Math.abs(resto)
  const afasta = dobro > Math.abs(denominador) || (dobro === Math.abs(denominador) && quociente % 2 !== 0)
  // `+ 0` turns -0 into 0.
  return (afasta ? quociente + Math.sign(numerador) * Math.sign(denominador) : quociente) + 0
}
