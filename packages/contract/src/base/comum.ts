import * as z from 'zod/mini'

export const Id = z.uuid()
export const ComId = z.strictObject({ id: Id })

const INVISIVEIS = /[\p{Cf}\p{Cc}]/gu

/** Letters that show nothing, such as a zero-width space, do not make a name. They stay where they join others. */
const visiveis = (minimo: number) =>
  z.check<string>(({ value, issues }) => {
    const curto = value.length >= minimo && value.replace(INVISIVEIS, '').trim().length < minimo
    if (curto)
      issues.push({ code: 'too_small', origin: 'string', minimum: minimo, inclusive: true, input: value })
  })

/** Anything but one space between two words of a line: nobody sees it, and it makes two of one name. */
const ENTRE_PALAVRAS = /(?<=\S)(?! \S)[^\S\r\n]+(?=\S)/g

/** Lines and their indentation stay as they were typed. */
const aparar = () => z.overwrite<string>((texto) => texto.trim().replace(ENTRE_PALAVRAS, ' '))

/** A required text: trimmed, one space between words, never blank. */
export const Texto = (maximo: number, minimo = 1) =>
  z.string().check(aparar(), z.minLength(minimo), z.maxLength(maximo), visiveis(minimo))

/** A text that may be left empty: an empty one is stored as null, so "nothing" has one form. */
export const TextoOpcional = (maximo: number) =>
  z.pipe(
    z.nullable(z.string().check(aparar(), z.maxLength(maximo))),
    z.transform((texto: string | null) => texto || null),
  )

/** The browser's own idea of an address, which also takes `admin@localhost`. */
export const EnderecoDeEmail = z.email({ pattern: z.regexes.html5Email })

const digitado = () => z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254))

/** To get in with: whoever was registered under an address that is refused today still has it. */
export const EmailDeAcesso = z.pipe(digitado(), EnderecoDeEmail)

const QUEM = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]+"
const PARTE = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const FIM = '(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})'

/** One that a letter can reach: its domain has a dot. `localhost` is where the program's own first account lives. */
export const Email = z.pipe(
  digitado(),
  z.email({ pattern: new RegExp(`^${QUEM}@(?:(?:${PARTE}\\.)+${FIM}|localhost)$`) }),
)

/** Optimistic lock: the version that the person was looking at when they changed the record. */
export const Versao = z.int().check(z.gte(1))

export const Instante = z.iso.datetime({ offset: true })

/** Number in a URL: text on the server, already a number in the browser's router. */
export const NumeroDaUrl = (minimo: number, maximo: number) =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(minimo), z.lte(maximo))),
  )

/** The same lock on a call that has no body. */
export const VersaoDaUrl = NumeroDaUrl(1, 999_999_999)

/** Yes/no in a URL. */
export const SimNaoDaUrl = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((valor) => valor === true || valor === 'true'),
)
