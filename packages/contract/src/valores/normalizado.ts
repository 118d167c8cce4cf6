import * as z from 'zod/mini'

/** Longer than any document, phone or CEP, however it is spaced. */
const MAXIMO_DIGITADO = 60

/**
 * A string that people type in many ways and that is stored in one form. `normalizar` runs before `valido`.
 * It is a check and not a transform, so that input and output have the same type and OpenAPI can describe it.
 */
export function textoNormalizado(
  normalizar: (texto: string) => string,
  valido: (texto: string) => boolean,
  erro: string | ((issue: { input?: unknown }) => string),
) {
  return z
    .string()
    .check(
      z.maxLength(MAXIMO_DIGITADO, { error: erro, abort: true }),
      z.overwrite(normalizar),
      z.minLength(1, { abort: true }),
      z.refine(valido, { error: erro }),
    )
}
