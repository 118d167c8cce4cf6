import { aplicarMascara } from './mascara.ts'
import { mensagem } from './mensagens.ts'
import { textoNormalizado } from './normalizado.ts'

/** Anatel's area codes, grouped by their first digit. */
const DDDS = new Set(
  [
    '11 12 13 14 15 16 17 18 19',
    '21 22 24 27 28',
    '31 32 33 34 35 37 38',
    '41 42 43 44 45 46 47 48 49',
    '51 53 54 55',
    '61 62 63 64 65 66 67 68 69',
    '71 73 74 75 77 79',
    '81 82 83 84 85 86 87 88 89',
    '91 92 93 94 95 96 97 98 99',
  ].flatMap((regiao) => regiao.split(' ')),
)

export const dddExiste = (ddd: string): boolean => DDDS.has(ddd)

const MOLDE_CELULAR = '(##) #####-####'
const MOLDE_FIXO = '(##) ####-####'

/**
 * Usual punctuation, and what messengers add when a number is copied (other dashes, direction marks).
 * Anything else, such as "ramal 12" or two numbers with a slash, is not a single phone.
 */
const SO_TELEFONE = /^[\d\s().+\p{Dash}\p{Cf}]+$/u

/** Without the zero of a call to another area, which some write after the country code too: "+55 (011)". */
const semTronco = (digitos: string): string => digitos.replace(/^0+/, '')

/** Converts any usual way of writing a Brazilian phone to E.164 (`+5511987654321`), or returns `null`. */
export function lerTelefone(texto: string): string | null {
  if (!SO_TELEFONE.test(texto)) return null
  const digitos = semTronco(texto.replace(/\D/g, ''))
  // DDD 55 exists, so only the length or the plus sign distinguishes it from the country code.
  const comPais = texto.includes('+') || digitos.length > 11
  if (comPais && !digitos.startsWith('55')) return null
  const nacional = comPais ? semTronco(digitos.slice(2)) : digitos
  return nacionalValido(nacional) ? `+55${nacional}` : null
}

/** Landlines have ten digits, with 2 to 5 as the third. Mobiles have eleven, with 7 to 9 as the third. */
function nacionalValido(nacional: string): boolean {
  return dddExiste(nacional.slice(0, 2)) && /^..(?:[2-5]\d{7}|[7-9]\d{8})$/.test(nacional)
}

export const Telefone = textoNormalizado(
  (texto) => lerTelefone(texto) ?? texto.trim(),
  (texto) => lerTelefone(texto) !== null,
  ({ input }) => recusaDeTelefone(String(input)),
)

/** A mobile as written before 2016. It only lacks the 9 after the area code. */
const faltaNonoDigito = (texto: string) => {
  const antigo = /^(\d{2})([6-9]\d{7})$/.exec(semTronco(texto.replace(/\D/g, '')))
  return antigo !== null && lerTelefone(`${antigo[1]}9${antigo[2]}`) !== null
}

/** Without its area code a mobile has nine digits, a landline eight. A mask takes the first two for the code. */
const faltaDdd = (texto: string) =>
  /^(\d{8,9}|\(9\d\)\d{7}|\([2-5]\d\)\d{6})$/.test(texto.replace(/[\s.-]/g, ''))

/** The message for a text that is not a phone. */
export const recusaDeTelefone = (texto: string): string => {
  if (faltaNonoDigito(texto)) return mensagem('faltaNonoDigito')
  return mensagem(faltaDdd(texto) ? 'faltaDdd' : 'telefoneInvalido')
}

/** `(11) *****-4321`: as it is shown to people who may not see it whole. */
export const ehTelefoneOculto = (texto: string): boolean => /^\(\d\d\) \*{4,5}-\d{4}$/.test(texto)

/** A complete landline number, in any notation. */
export const ehFixo = (telefone: string): boolean => /^\+55..[2-5]\d{7}$/.test(lerTelefone(telefone) ?? '')

/** For display. Numbers from other countries are returned unchanged. */
export function formatarTelefone(e164: string): string {
  const nacional = /^\+55(\d{10,11})$/.exec(e164)?.[1]
  if (nacional === undefined) return e164
  return aplicarMascara(nacional, nacional.length === 11 ? MOLDE_CELULAR : MOLDE_FIXO)
}

/**
 * For typing and pasting. The third digit decides the format at once, so that nothing jumps at the last key.
 * A text that starts with "(" came from this mask: its 55 is an area code, and extra digits are cut.
 * A hidden number stays as it is until somebody types into it.
 */
export function mascararTelefone(parcial: string): string {
  if (/^\+5{0,2}$/.test(parcial) || ehTelefoneOculto(parcial)) return parcial
  const digitos = semTronco(parcial.replace(/\D/g, ''))
  const comPais = parcial.startsWith('+') || (!parcial.startsWith('(') && digitos.length > 11)
  const nacional = comPais ? semTronco(digitos.replace(/^55/, '')) : digitos
  return aplicarMascara(nacional, /^..[2-5]/.test(nacional) ? MOLDE_FIXO : MOLDE_CELULAR)
}
