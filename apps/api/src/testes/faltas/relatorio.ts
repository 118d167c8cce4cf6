export const dizer = (texto: string) => process.stdout.write(`${texto}\n`)
export const emSegundos = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`
export const emMega = (megabytes: number) => `${megabytes.toFixed(2).replace('.', ',')} MB`

export const mediana = (valores: number[]) => valores.toSorted((a, b) => a - b)[valores.length >> 1] ?? 0

/** Ctrl+C ends a run early, with what was found until then, and leaves nothing running. */
export const pedidoDeFim = () => {
  const pedido = new AbortController()
  for (const sinal of ['SIGINT', 'SIGTERM'] as const) process.once(sinal, () => pedido.abort())
  return pedido.signal
}
