import { useState } from 'react'

/** The newest value there was: what stays on the screen while the question asked now has no answer. */
export function useUltimo<T>(valor: T | undefined): T | undefined {
  const [ultimo, setUltimo] = useState(valor)
  if (valor !== undefined && valor !== ultimo) setUltimo(valor)
  return valor ?? ultimo
}
