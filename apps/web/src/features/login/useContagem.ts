import { useEffect, useState } from 'react'

/** Seconds left of a wait imposed by the server. Starts again with each new `inicio`. */
export const useContagem = (segundos: number | undefined, inicio: unknown) => {
  const [restam, setRestam] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refusal with the same wait starts again
  useEffect(() => {
    if (!segundos) return setRestam(0)
    const fim = Date.now() + segundos * 1000
    const atualizar = () => setRestam(Math.max(0, Math.ceil((fim - Date.now()) / 1000)))
    atualizar()
    const relogio = setInterval(atualizar, 250)
    return () => clearInterval(relogio)
  }, [segundos, inicio])
  return restam
}

/** `75` → `1:15`. */
export const emMinutos = (segundos: number) =>
  `${Math.floor(segundos / 60)}:${String(segundos % 60).padStart(2, '0')}`
