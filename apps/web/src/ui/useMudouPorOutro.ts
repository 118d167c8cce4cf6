import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Whether the record on the screen was changed by somebody else since the person last knew of it. Their own change is
 * no news: it may arrive before its answer does, and its version is known before the screen shows it.
 */
export function useMudouPorOutro(versao: number) {
  const [conhecida, conhecer] = useState(versao)
  const agindo = useIsMutating() > 0
  return { mudou: versao > conhecida && !agindo, conhecer }
}
