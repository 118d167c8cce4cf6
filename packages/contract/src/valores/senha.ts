import * as z from 'zod/mini'

/** No policy goes below it. Length is what protects a password; the upper bound only keeps hashing cheap. */
export const SENHA_PISO = 8
/** Until the provider's settings say otherwise. */
export const SENHA_MINIMA = 10
export const SENHA_MAXIMA = 128

export const senhaCurta = (minimo: number) => `A senha precisa de pelo menos ${minimo} caracteres`

/** Any text that may be a password; how long it has to be is a setting, which the server looks up. */
export const Senha = z
  .string()
  .check(z.minLength(1), z.maxLength(SENHA_MAXIMA, `A senha pode ter no máximo ${SENHA_MAXIMA} caracteres`))

/** To prove who one is: whatever the policy says now, it was good when it was set. */
export const SenhaAtual = z.string().check(z.minLength(1), z.maxLength(1000))

/** The same with the setting's length, for a form to say it before sending. */
export const senhaDe = (minimo: number) => Senha.check(z.minLength(minimo, senhaCurta(minimo)))
