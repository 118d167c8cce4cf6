import { useCallback, useEffect, useRef, useState } from 'react'
import { ErroHttp } from '#http/erro.ts'

type Leitura<R> = { dados: R | null; erro: unknown; lendo: boolean }

/**
 * Reads when the page opens, and again when asked to or when the network is back. Without the data layer, which would
 * weigh more than the page. What was read stays on the screen while it is read again.
 */
export const useLeitura = <R>(ler: (signal: AbortSignal) => Promise<R>) => {
  const [leitura, setLeitura] = useState<Leitura<R>>({ dados: null, erro: null, lendo: true })
  const corte = useRef<AbortController>(null)
  const atual = useRef(ler)
  useEffect(() => {
    atual.current = ler
  })

  const relerAgora = useCallback(async () => {
    corte.current?.abort()
    const meu = new AbortController()
    corte.current = meu
    setLeitura((antes) => ({ ...antes, lendo: true }))
    try {
      const dados = await atual.current(meu.signal)
      if (!meu.signal.aborted) setLeitura({ dados, erro: null, lendo: false })
    } catch (erro) {
      if (!meu.signal.aborted) setLeitura((antes) => ({ ...antes, erro, lendo: false }))
    }
  }, [])

  const mudar = useCallback(
    (como: (dados: R) => R) =>
      setLeitura((antes) => (antes.dados ? { ...antes, dados: como(antes.dados) } : antes)),
    [],
  )

  useEffect(() => {
    void relerAgora()
    return () => corte.current?.abort()
  }, [relerAgora])

  const semRede = leitura.erro instanceof ErroHttp && leitura.erro.ehDeRede
  useEffect(() => {
    if (!semRede) return
    window.addEventListener('online', relerAgora)
    return () => window.removeEventListener('online', relerAgora)
  }, [semRede, relerAgora])

  return { ...leitura, reler: relerAgora, mudar }
}
