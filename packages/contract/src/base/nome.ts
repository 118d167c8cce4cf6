import * as z from 'zod/mini'
import { Texto, TextoOpcional } from './comum.ts'

/** Something that shows, and no letter: a document or a phone in the wrong field. */
const SEM_LETRA = /^(?=.*[\p{N}\p{P}\p{S}])\P{L}+$/su
const SEM_LETRAS = 'O nome precisa ter letras'

/** Of a person, or the razão social of a company. What is too short is said to be that alone. */
export const Nome = (maximo: number, minimo: number) =>
  Texto(maximo, minimo).check(
    z.refine((nome) => nome.length < minimo || !SEM_LETRA.test(nome), { error: SEM_LETRAS }),
  )

export const NomeOpcional = (maximo: number) =>
  TextoOpcional(maximo).check(
    z.refine((nome) => nome === null || !SEM_LETRA.test(nome), { error: SEM_LETRAS }),
  )
