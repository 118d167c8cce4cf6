import { useMemo } from 'react'
import { useEscolhaGuardada } from '../useEscolhaGuardada.ts'
import type { Coluna } from './coluna.ts'

type Escolhas = Record<string, boolean>

const lerEscolhas = (guardado: unknown) =>
  guardado && typeof guardado === 'object' ? (guardado as Escolhas) : {}

/** Which columns this person sees on this device. Only differences from the default are stored. */
export function useColunasEscolhidas<Linha>(chave: string, colunas: Coluna<Linha>[]) {
  const [escolhas, setEscolhas] = useEscolhaGuardada(`colunas:${chave}`, lerEscolhas)
  const visiveis = useMemo(
    () => Object.fromEntries(colunas.map((c, i) => [c.id, i === 0 || (escolhas[c.id] ?? !c.opcional)])),
    [colunas, escolhas],
  )
  const mostrar = (id: string, visivel: boolean) => setEscolhas({ ...escolhas, [id]: visivel })
  return { visiveis, mostrar, voltarAoPadrao: () => setEscolhas({}) }
}
