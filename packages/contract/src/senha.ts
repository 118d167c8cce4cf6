import * as z from 'zod/mini'

/** Length is what protects a password; the upper bound only keeps hashing cheap. */
export const SENHA_MINIMA = 10
export const SENHA_MAXIMA = 128

export const Senha = z
  .string()
  .check(
    z.minLength(SENHA_MINIMA, `A senha precisa de pelo menos ${SENHA_MINIMA} caracteres`),
    z.maxLength(SENHA_MAXIMA, `A senha pode ter no máximo ${SENHA_MAXIMA} caracteres`),
  )
