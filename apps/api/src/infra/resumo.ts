import { createHash } from 'node:crypto'

/** The same content has the same text, whatever the order of its keys. */
const ordenado = (valor: unknown): unknown => {
  if (Array.isArray(valor)) return valor.map(ordenado)
  if (typeof valor !== 'object' || valor === null) return valor
  return Object.fromEntries(
    Object.entries(valor)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([chave, v]) => [chave, ordenado(v)]),
  )
}

export const emTextoOrdenado = (valor: unknown) => JSON.stringify(ordenado(valor))

export const resumoDe = (valor: unknown) => createHash('sha256').update(emTextoOrdenado(valor)).digest('hex')
