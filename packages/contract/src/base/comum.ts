import * as z from 'zod/mini'

export const Id = z.uuid()
export const ComId = z.strictObject({ id: Id })

const INVISIVEIS = /[\p{Cf}\p{Cc}]/gu

/** Characters that show nothing, such as a zero-width space, do not make a name. Inside a name they stay. */
const visiveis = (minimo: number) =>
  z.check<string>(({ value, issues }) => {
    const curto = value.length >= minimo && value.replace(INVISIVEIS, '').trim().length < minimo
    if (curto)
      issues.push({ code: 'too_small', origin: 'string', minimum: minimo, inclusive: true, input: value })
  })

/**
 * Anything other than one plain space between two words. It is invisible, and would make two names out of
 * one.
 */
const ENTRE_PALAVRAS = /(?<=\S)(?! \S)[^\S\r\n]+(?=\S)/g

/** Line breaks and indentation stay as they were typed. */
const aparar = () => z.overwrite<string>((texto) => texto.trim().replace(ENTRE_PALAVRAS, ' '))

/** A required text: trimmed, one space between words, never blank. */
export const Texto = (maximo: number, minimo = 1) =>
  z.string().check(aparar(), z.minLength(minimo), z.maxLength(maximo), visiveis(minimo))

/** An optional text. An empty one is stored as null, so that "nothing" has only one form. */
export const TextoOpcional = (maximo: number) =>
  z.pipe(
    z.nullable(z.string().check(aparar(), z.maxLength(maximo))),
    z.transform((texto: string | null) => texto || null),
  )

/** The rule that browsers use for e-mail fields. It also accepts `admin@localhost`. */
export const EnderecoDeEmail = z.email({ pattern: z.regexes.html5Email })

const digitado = () => z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254))

/** For signing in. Someone registered under an address that would be refused today must still get in. */
export const EmailDeAcesso = z.pipe(digitado(), EnderecoDeEmail)

const QUEM = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]+"
const PARTE = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const FIM = '(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})'

/**
 * An address that mail can reach: its domain has a dot. `localhost` is only for the program's own first
 * account.
 */
export const Email = z.pipe(
  digitado(),
  z.email({ pattern: new RegExp(`^${QUEM}@(?:(?:${PARTE}\\.)+${FIM}|localhost)$`) }),
)

/** Optimistic lock: the version that the person saw when they made the change. */
export const Versao = z.int().check(z.gte(1))

export const Instante = z.iso.datetime({ offset: true })

/** A number in a URL. The server gets it as text; the browser's router has already parsed it. */
export const NumeroDaUrl = (minimo: number, maximo: number) =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(minimo), z.lte(maximo))),
  )

/** The same lock for calls without a body. */
export const VersaoDaUrl = NumeroDaUrl(1, 999_999_999)

export const SimNaoDaUrl = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((valor) => valor === true || valor === 'true'),
)
