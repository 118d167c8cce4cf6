const LIMITE_MS = 5_000

/**
 * Of a file that somebody chose, in seconds. Null: it does not say, as what a browser recorded. `ilegivel`: this browser
 * should be able to play it, and cannot.
 */
export const duracaoDoAudio = (arquivo: Blob, mime: string): Promise<number | null | 'ilegivel'> => {
  const audio = new Audio()
  if (!audio.canPlayType(mime)) return Promise.resolve(null)
  const endereco = URL.createObjectURL(arquivo)
  return new Promise<number | null | 'ilegivel'>((pronto) => {
    audio.onloadedmetadata = () => pronto(Number.isFinite(audio.duration) ? audio.duration : null)
    audio.onerror = () => pronto('ilegivel')
    // The server checks it anyway.
    setTimeout(pronto, LIMITE_MS, null)
    audio.preload = 'metadata'
    audio.src = endereco
  }).finally(() => {
    audio.onerror = null
    audio.removeAttribute('src')
    URL.revokeObjectURL(endereco)
  })
}
