import { useLocalStorage } from '@mantine/hooks'
import { useMemo } from 'react'
import type { Coluna } from './coluna.ts'

type Escolhas = Record<string, boolean>

/** What is in the browser's storage may have been written by an older version, or by hand. */
function lerEscolhas(texto: string | undefined): Escolhas {
  try {
    const lido: unknown = JSON.parse(texto ?? '{}')
    return lido && typeof lido === 'object' ? (lido as Escolhas) : {}
  } catch {
    return {}
  }
}

/** Which columns this person sees on this device. Only differences from the default are stored. */
export function useColunasEscolhidas<Linha>(chave: string, colunas: Coluna<Linha>[]) {
  const [escolhas, setEscolhas, esquecer] = useLocalStorage<Escolhas>({
    key: `colunas:${chave}`,
    defaultValue: {},
    getInitialValueInEffect: false,
    deserialize: lerEscolhas,
  })
  const visiveis = useMemo(
    () => Object.fromEntries(colunas.map((c, i) => [c.id, i === 0 || (escolhas[c.id] ?? !c.opcional)])),
    [colunas, escolhas],
  )
  const mostrar = (id: string, visivel: boolean) => setEscolhas({ ...escolhas, [id]: visivel })
  return { visiveis, mostrar, voltarAoPadrao: esquecer }
}
