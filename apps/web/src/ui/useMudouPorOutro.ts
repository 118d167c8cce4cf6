import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'

/**
 * Whether the record on the screen was changed by somebody else since the person last knew of it. Their own change is
 * no news: it may arrive before its answer does, and its version is known before the screen shows it.
 */
export function useMudouPorOutro(versao: number) {
  const [conhecida, conhecer] = useState(versao)
  const envios = useQueryClient().getMutationCache()
  // The library's own hook for this would be downloaded with every first screen.
  const agindo = useSyncExternalStore(envios.subscribe, () =>
    envios.getAll().some(({ state }) => state.status === 'pending'),
  )
  return { mudou: versao > conhecida && !agindo, conhecer }
}
