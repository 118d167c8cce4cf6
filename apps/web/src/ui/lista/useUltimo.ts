import { useState } from 'react'

/** The latest defined value. It stays on the screen while the current request has no answer. */
export function useUltimo<T>(valor: T | undefined): T | undefined {
  const [ultimo, setUltimo] = useState(valor)
  if (valor !== undefined && valor !== ultimo) setUltimo(valor)
  return valor ?? ultimo
}
