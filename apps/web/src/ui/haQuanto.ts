const MINUTO_MS = 60_000
const HORA_MS = 60 * MINUTO_MS
const DIA_MS = 24 * HORA_MS

/** How long ago, in one unit: "agora", "5 min", "3 h", "2 dias". */
export const haQuanto = (instante: string, agora: number): string => {
  const passou = agora - Date.parse(instante)
  if (passou < MINUTO_MS) return 'agora'
  if (passou < HORA_MS) return `${Math.floor(passou / MINUTO_MS)} min`
  if (passou < DIA_MS) return `${Math.floor(passou / HORA_MS)} h`
  const dias = Math.floor(passou / DIA_MS)
  return dias === 1 ? '1 dia' : `${dias} dias`
}
