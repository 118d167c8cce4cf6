import { useEffect, useState } from 'react'

export type Etapa = 'oferta' | 'documentos' | 'aceite' | 'errado' | 'recusa'

const daHistoria = (): Etapa => window.history.state?.etapa ?? 'oferta'

/** The step is in the browser's history: the phone's own way back leads to the step before, and a reload stays. */
export const useEtapa = () => {
  const [etapa, setEtapa] = useState(daHistoria)
  useEffect(() => {
    const aoVoltar = () => setEtapa(daHistoria())
    window.addEventListener('popstate', aoVoltar)
    return () => window.removeEventListener('popstate', aoVoltar)
  }, [])
  const ir = (nova: Etapa) => {
    window.history.pushState({ ...window.history.state, etapa: nova }, '')
    setEtapa(nova)
  }
  return [etapa, ir] as const
}
