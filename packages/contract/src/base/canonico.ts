const ordenado = (valor: unknown): unknown => {
  if (Array.isArray(valor)) return valor.map(ordenado)
  if (typeof valor !== 'object' || valor === null) return valor
  return Object.fromEntries(
    Object.entries(valor)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([chave, v]) => [chave, ordenado(v)]),
  )
}

/** One text for the same content. PostgreSQL does not keep the order of keys. */
export const canonico = (valor: unknown): string => JSON.stringify(ordenado(valor)) ?? ''
