const SEGUNDO_MS = 1_000
const MINUTO_S = 60
const HORA_MIN = 60

/** "8 s", "3 min 20 s", "1 h 5 min": two units are enough. */
export const duracao = (inicio: string, fim: string): string => {
  const segundos = Math.max(1, Math.round((Date.parse(fim) - Date.parse(inicio)) / SEGUNDO_MS))
  const minutos = Math.floor(segundos / MINUTO_S)
  const horas = Math.floor(minutos / HORA_MIN)
  if (horas > 0) return `${horas} h ${minutos % HORA_MIN} min`
  return minutos > 0 ? `${minutos} min ${segundos % MINUTO_S} s` : `${segundos} s`
}
