import * as z from 'zod/mini'

export const Id = z.uuid()
export const ComId = z.strictObject({ id: Id })

/** A required text: trimmed, never blank. */
export const Texto = (maximo: number, minimo = 1) =>
  z.string().check(z.trim(), z.minLength(minimo), z.maxLength(maximo))

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

/** Yes/no in a URL. */
export const SimNaoDaUrl = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((valor) => valor === true || valor === 'true'),
)
