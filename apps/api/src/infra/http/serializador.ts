import fastJson, { type Schema } from 'fast-json-stringify'
import type * as z from 'zod/mini'
import { esquemaDeResposta } from './esquema-json.ts'

type Escrever = (resposta: unknown) => string

const prontos = new WeakMap<z.ZodMiniType, Escrever>()

/**
 * Writes answers by their schema. It is compiled at the first answer: all of them together take most of a
 * second, for which the program would have to wait before it is ready.
 */
export const serializador =
  (esquema: z.ZodMiniType): Escrever =>
  (resposta) => {
    const escrever = prontos.get(esquema) ?? compilar(esquema)
    return escrever(resposta)
  }

const compilar = (esquema: z.ZodMiniType) => {
  const escrever: Escrever = fastJson(esquemaDeResposta(esquema) as Schema)
  prontos.set(esquema, escrever)
  return escrever
}
