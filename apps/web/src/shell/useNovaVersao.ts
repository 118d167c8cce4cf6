import { useEffect, useState } from 'react'
import { haNovaVersao } from '#navegacao/manifesto.ts'

const INTERVALO_MS = 10 * 60_000
const MINIMO_ENTRE_PERGUNTAS_MS = 60_000

/** Whether a newer build is being served. Checked every ten minutes, and when the person comes back. */
export const useNovaVersao = () => {
  const [nova, setNova] = useState(false)
  useEffect(() => {
    if (nova || !import.meta.env.PROD) return
    let ultima = Date.now()
    const perguntar = async () => {
      if (Date.now() - ultima < MINIMO_ENTRE_PERGUNTAS_MS) return
      ultima = Date.now()
      // A failure to reach the server says nothing about versions.
      setNova(await haNovaVersao().catch(() => false))
    }
    const relogio = setInterval(perguntar, INTERVALO_MS)
    window.addEventListener('focus', perguntar)
    // A missing chunk often means a newer version.
    window.addEventListener('vite:preloadError', perguntar)
    return () => {
      clearInterval(relogio)
      window.removeEventListener('focus', perguntar)
      window.removeEventListener('vite:preloadError', perguntar)
    }
  }, [nova])
  return nova
}
