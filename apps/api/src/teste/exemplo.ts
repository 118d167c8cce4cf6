import { esquemaDocumentado } from '../http/esquema-json.ts'

type Json = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Json[]
  format?: string
  minLength?: number
  minimum?: number
  properties?: Record<string, Json>
}

/** Fields whose rule is code, which a JSON schema cannot show. */
const CONHECIDOS: Record<string, unknown> = { email: 'exemplo@teste.br', telefone: '+5511987654321' }

/** A value that the schema takes, read from the schema itself: every new call gets its own for free. */
const exemplo = (json: Json): unknown => {
  if (json.enum) return json.enum[0]
  if (json.const !== undefined) return json.const
  if (json.anyOf) return exemplo(json.anyOf.find((opcao) => opcao.type !== 'null') ?? {})
  if (json.type === 'object')
    return Object.fromEntries(
      Object.entries(json.properties ?? {}).map(([nome, p]) => [nome, CONHECIDOS[nome] ?? exemplo(p)]),
    )
  if (json.type === 'array') return []
  if (json.type === 'boolean') return true
  if (json.type === 'integer' || json.type === 'number') return Math.max(json.minimum ?? 1, 1)
  if (json.format === 'uuid') return '0192f0c1-0000-7000-8000-000000000000'
  return 'x'.repeat(Math.max(json.minLength ?? 1, 12))
}

type Esquema = Parameters<typeof esquemaDocumentado>[0]

export const exemploDe = (esquema: Esquema | undefined) =>
  (esquema ? exemplo(esquemaDocumentado(esquema, 'input') as Json) : {}) as Record<string, unknown>
