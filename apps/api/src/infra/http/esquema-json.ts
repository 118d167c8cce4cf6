import * as z from 'zod/mini'

type Json = Record<string, unknown>

const ehObjeto = (valor: unknown): valor is Json => typeof valor === 'object' && valor !== null

/** `anyOf: [X, null]` becomes `nullable`, which the serialiser writes without trying each branch. */
const simplificar = (no: unknown): unknown => {
  if (Array.isArray(no)) return no.map(simplificar)
  if (!ehObjeto(no)) return no
  const { anyOf, ...resto } = no
  const opcoes = Array.isArray(anyOf) ? anyOf.filter((o) => !(ehObjeto(o) && o.type === 'null')) : []
  if (Array.isArray(anyOf) && anyOf.length === 2 && opcoes.length === 1)
    return { ...(simplificar(opcoes[0]) as Json), nullable: true }
  const inteiro = Array.isArray(anyOf) ? { ...resto, anyOf: anyOf.map(simplificar) } : resto
  return Object.fromEntries(
    Object.entries(inteiro).map(([chave, valor]) => [chave, chave === 'anyOf' ? valor : simplificar(valor)]),
  )
}

/** The answer's schema for the serialiser: what it does not name does not leave the server. */
export const esquemaDeResposta = (esquema: z.ZodMiniType) => {
  const { $schema: _, ...json } = z.toJSONSchema(esquema, { io: 'output', unrepresentable: 'any' })
  return simplificar(json)
}

/** The same schema for the API's documentation, where a call's input is what a client has to send. */
export const esquemaDocumentado = (esquema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(esquema, { io, unrepresentable: 'any' })
  return json
}
