import type { Esquema } from './openapi-operacao.ts'

const formatos: Record<string, string> = {
  uuid: 'uuid',
  email: 'e-mail',
  'date-time': 'instante',
  date: 'data',
}
const simples: Record<string, string> = { boolean: 'sim ou não', null: 'nulo', number: 'número' }

const numero = (valor: unknown) => (typeof valor === 'number' ? valor : null)

/** zod writes the bounds of safe integers, which mean nothing to a reader. */
const limite = (valor: unknown) => {
  const lido = numero(valor)
  return lido === null || Math.abs(lido) >= Number.MAX_SAFE_INTEGER ? null : lido
}

const entre = (minimo: number | null, maximo: number | null, unidade = '') => {
  if (minimo === null && maximo === null) return ''
  if (minimo === null) return ` (até ${maximo}${unidade})`
  return maximo === null ? ` (a partir de ${minimo}${unidade})` : ` (${minimo} a ${maximo}${unidade})`
}

const texto = ({ format, minLength, maxLength }: Esquema) =>
  (formatos[String(format)] ?? 'texto') + entre(numero(minLength), numero(maxLength), ' caracteres')

const objeto = (esquema: Esquema, recuo: string): string => {
  const { properties, additionalProperties, required } = esquema
  const campos = Object.entries((properties ?? {}) as Record<string, Esquema>)
  const dentro = `${recuo}  `
  if (!campos.length)
    return additionalProperties && typeof additionalProperties === 'object'
      ? `{ nome: ${descreverEsquema(additionalProperties as Esquema, dentro)} }`
      : '{}'
  const exigidos = new Set((required ?? []) as string[])
  const linhas = campos.map(([nome, campo]) => {
    const opcional = exigidos.has(nome) ? '' : '?'
    return `${dentro}${nome}${opcional}: ${descreverEsquema(campo, dentro)}`
  })
  return `{\n${linhas.join('\n')}\n${recuo}}`
}

/** A JSON schema as short readable text, one field per line. */
export const descreverEsquema = (esquema: Esquema, recuo = ''): string => {
  const { type, anyOf, items, minimum, maximum } = esquema
  const opcoes = Array.isArray(type) ? type.map((um) => ({ ...esquema, type: um })) : anyOf
  if (Array.isArray(opcoes))
    return opcoes.map((opcao: Esquema) => descreverEsquema(opcao, recuo)).join(' ou ')
  if (Array.isArray(esquema.enum)) return esquema.enum.map((valor) => JSON.stringify(valor)).join(' | ')
  if ('const' in esquema) return JSON.stringify(esquema.const)
  if (type === 'object') return objeto(esquema, recuo)
  if (type === 'array') return `lista de ${descreverEsquema((items ?? {}) as Esquema, recuo)}`
  if (type === 'string') return texto(esquema)
  if (type === 'integer') return `inteiro${entre(limite(minimum), limite(maximum))}`
  return simples[String(type)] ?? 'qualquer valor'
}
