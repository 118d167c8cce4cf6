import * as z from 'zod/mini'

/**
 * No policy may go below this. Length is what protects a password; the upper limit only keeps hashing cheap.
 */
export const SENHA_PISO = 8
/** The default until the provider's settings say otherwise. */
export const SENHA_MINIMA = 10
const SENHA_MAXIMA = 128

export const senhaCurta = (minimo: number) => `A senha precisa de pelo menos ${minimo} caracteres`

/** Any text that may be a password. Its required length is a setting, which the server looks up. */
export const Senha = z
  .string()
  .check(z.minLength(1), z.maxLength(SENHA_MAXIMA, `A senha pode ter no máximo ${SENHA_MAXIMA} caracteres`))

/** For proving one's identity. It met the policy when it was set, whatever the policy says now. */
export const SenhaAtual = z.string().check(z.minLength(1), z.maxLength(1000))

/** The same with the configured length, so that a form can report it before sending. */
export const senhaDe = (minimo: number) => Senha.check(z.minLength(minimo, senhaCurta(minimo)))
