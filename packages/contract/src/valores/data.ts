import * as z from 'zod/mini'
import { mensagem } from './mensagens.ts'

// For an empty field the general message is better: it asks to fill the field in.
const error = ({ input }: { input?: unknown }) => (input ? mensagem('dataInvalida') : undefined)

/** A calendar day, `YYYY-MM-DD`. A year below 1000 is always a typing mistake. */
export const DataIso = z.iso.date({ error, abort: true }).check(z.refine((dia) => dia >= '1000', { error }))

const FORMATO_ISO = /^[1-9]\d{3}-\d{2}-\d{2}$/
const COM_SEPARADOR = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/
const SO_DIGITOS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/

/**
 * Reads a day as people type it: day/month/year with `/`, `-` or `.`, digits alone (`05032026`, `050326`), or
 * ISO, which is unambiguous and often pasted. A day that does not exist gives `null`, never a neighbouring
 * day.
 */
export function lerData(texto: string, anoAtual = new Date().getFullYear()): string | null {
  return ler(texto, (ano) => comSeculo(ano, anoAtual + ANOS_A_FRENTE))
}

/**
 * The same for a day that cannot be in the future, such as a birth date: `12/03/30` means 1930 until
 * 12/03/2030 has come.
 */
export function lerDataPassada(texto: string, hoje: string): string | null {
  const ate = Number(hoje.slice(0, 4))
  return ler(texto, (ano, diaDoAno) => {
    const ultimo = comSeculo(ano, ate)
    return `${ultimo}-${diaDoAno}` > hoje ? comSeculo(ano, ate - 1) : ultimo
  })
}

function ler(texto: string, expandir: (ano: string, diaDoAno: string) => string): string | null {
  const limpo = texto.trim()
  if (FORMATO_ISO.test(limpo)) return diaExistente(limpo)
  const partes = COM_SEPARADOR.exec(limpo) ?? SO_DIGITOS.exec(limpo)
  if (partes === null) return null
  const [, dia = '', mes = '', ano = ''] = partes
  const diaDoAno = `${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`
  return diaExistente(`${ano.length === 4 ? ano : expandir(ano, diaDoAno)}-${diaDoAno}`)
}

/** `Date` would turn 31/02 into a day in March, so a day that changes on the way does not exist. */
function diaExistente(iso: string): string | null {
  const instante = Date.parse(`${iso}T00:00:00Z`)
  if (!FORMATO_ISO.test(iso) || Number.isNaN(instante)) return null
  return new Date(instante).toISOString().startsWith(iso) ? iso : null
}

/**
 * A two-digit year falls into the hundred years that end 20 years from now (in 2026: 1947 to 2046). That
 * range lies inside the picker's list and leans to the past: birth dates go back a lifetime, contracts only a
 * few years ahead.
 */
const ANOS_A_FRENTE = 20

/** The latest year up to `ultimo` that ends in these two digits. */
const comSeculo = (ano: string, ultimo: number): string => String(ultimo - ((ultimo - Number(ano)) % 100))

export type Intervalo = { inicio: string; fim: string }

const DIA = String.raw`(\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{6,8})`
const INTERVALO = new RegExp(String.raw`^${DIA}\s*(?:a|até|ate|[-–—])\s*${DIA}$`, 'i')

/**
 * `01/02/2026 - 10/02/2026`, also with "a" or "até". A range that runs backwards is refused, not swapped: in
 * "20/12/2026 a 05/01/2026" the mistake is the year.
 */
export function lerIntervalo(texto: string, anoAtual?: number): Intervalo | null {
  const [, inicioDigitado = '', fimDigitado = ''] = INTERVALO.exec(texto.trim().normalize('NFC')) ?? []
  const inicio = lerData(inicioDigitado, anoAtual)
  const fim = lerData(fimDigitado, anoAtual)
  return inicio !== null && fim !== null && inicio <= fim ? { inicio, fim } : null
}

/**
 * Days separated by comma, semicolon, space or line break. Sorted, without duplicates. One invalid day
 * refuses all of them.
 */
export function lerDatas(texto: string, anoAtual?: number): string[] | null {
  const digitadas = texto.split(/[\s,;]+/).filter((parte) => parte !== '')
  const datas = digitadas.map((parte) => lerData(parte, anoAtual)).filter((data) => data !== null)
  return datas.length === digitadas.length ? [...new Set(datas)].sort() : null
}

export const formatarData = (iso: string): string => iso.split('-').reverse().join('/')

/**
 * An ISO day that is still being typed (`2010-05-`), and how the mask has shown it before its second dash:
 * `20/10/05-`.
 */
const ISO_PELA_METADE = /^[1-9]\d{3}-\d{2}-\d?$/
const ISO_COM_BARRAS = /^([1-9]\d)\/(\d{2})\/(\d{2})-$/

/**
 * For typing: adds the slashes and keeps those that were typed. Regrouping `5/3/2026` by its digits would
 * give another date. So would a digit typed into the middle, if it pushed the others along.
 */
export function mascararData(parcial: string): string {
  if (FORMATO_ISO.test(parcial)) return formatarData(parcial)
  if (ISO_PELA_METADE.test(parcial)) return parcial
  if (ISO_COM_BARRAS.test(parcial)) return parcial.replace(ISO_COM_BARRAS, '$1$2-$3-')
  const digitado = parcial.replace(/[.-]/g, '/').replace(/[^\d/]/g, '')
  const completo = digitado.split('/').length > 2
  const comBarras = completo
    ? digitado
    : digitado.replace(/^(\d{2})(?=\d)/, '$1/').replace(/^(\d+\/\d{2})(?=\d)/, '$1/')
  const [dia = '', mes, ano] = comBarras.split('/')
  return [dia.slice(0, 2), mes?.slice(0, 2), ano?.slice(0, 4)]
    .filter((parte) => parte !== undefined)
    .join('/')
}

/** The years that the picker offers: from 100 back to 52 ahead, or from `min` and up to `max` where given. */
export function anosDoSeletor(hoje: string, min?: string, max?: string): number[] {
  const ano = (iso: string) => Number(iso.slice(0, 4))
  const primeiro = min ? ano(min) : ano(hoje) - 100
  const ultimo = max ? ano(max) : ano(hoje) + 52
  return Array.from({ length: ultimo - primeiro + 1 }, (_, i) => primeiro + i)
}

// Creating a formatter costs far more than using it, and a list shows the same zone in every row.
const formatadores = new Map<string, Intl.DateTimeFormat>()

function formatador(fuso: string): Intl.DateTimeFormat {
  const pronto = formatadores.get(fuso)
  if (pronto) return pronto
  const dois = '2-digit'
  const opcoes = {
    day: dois,
    month: dois,
    year: 'numeric',
    hour: dois,
    minute: dois,
    hourCycle: 'h23',
  } as const
  const novo = new Intl.DateTimeFormat('pt-BR', { ...opcoes, timeZone: fuso })
  formatadores.set(fuso, novo)
  return novo
}

/**
 * An instant in the provider's time zone, `05/03/2026 14:30`. Built from parts, because the separators vary
 * with the ICU version.
 */
export function formatarInstante(iso: string, fuso: string): string {
  const partes = formatador(fuso).formatToParts(new Date(iso))
  const valor = (tipo: Intl.DateTimeFormatPartTypes) => partes.find(({ type }) => type === tipo)?.value ?? ''
  return `${valor('day')}/${valor('month')}/${valor('year')} ${valor('hour')}:${valor('minute')}`
}
