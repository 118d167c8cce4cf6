/** A signal that also aborts when the time is over. Phones of 2021 have neither `AbortSignal.any` nor `timeout`. */
export const comPrazo = (signal: AbortSignal, ms: number) => {
  const corte = new AbortController()
  const cortar = () => corte.abort(signal.reason)
  const relogio = setTimeout(cortar, ms)
  if (signal.aborted) cortar()
  signal.addEventListener('abort', cortar)
  return {
    signal: corte.signal,
    largar: () => {
      clearTimeout(relogio)
      signal.removeEventListener('abort', cortar)
    },
  }
}
