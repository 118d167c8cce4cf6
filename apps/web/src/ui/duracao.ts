const MINUTO = 60
const HORA = 60 * MINUTO
const DIA = 24 * HORA

const comResto = (maior: string, resto: number, unidade: string) =>
  resto ? `${maior} ${resto} ${unidade}` : maior

/** How long something takes, in at most two units: "40 s", "35 min", "4 h 10 min", "2 d 3 h". */
export const duracao = (segundos: number): string => {
  if (segundos < MINUTO) return `${segundos} s`
  if (segundos < HORA) return `${Math.floor(segundos / MINUTO)} min`
  if (segundos < DIA)
    return comResto(`${Math.floor(segundos / HORA)} h`, Math.floor((segundos % HORA) / MINUTO), 'min')
  return comResto(`${Math.floor(segundos / DIA)} d`, Math.floor((segundos % DIA) / HORA), 'h')
}
