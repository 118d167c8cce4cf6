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

/** A required text: trimmed, never blank. */
export const Texto = (maximo: number, minimo = 1) =>
  z.string().check(z.trim(), z.minLength(minimo), z.maxLength(maximo), visiveis(minimo))

/** A text that may be left empty: an empty one is stored as null, so "nothing" has one form. */
export const TextoOpcional = (maximo: number) =>
  z.pipe(
    z.nullable(z.string().check(z.trim(), z.maxLength(maximo))),
    z.transform((texto: string | null) => texto || null),
  )

/** The browser's own idea of an address, which also takes `admin@localhost`. */
export const EnderecoDeEmail = z.email({ pattern: z.regexes.html5Email })

export const Email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  EnderecoDeEmail,
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
