const formatadores = new Map<string, Intl.DateTimeFormat>()

const formatador = (fuso: string) => {
  const pronto = formatadores.get(fuso)
  if (pronto) return pronto
  const numero = 'numeric' as const
  const novo = new Intl.DateTimeFormat('en-US', {
    ...{ year: numero, month: numero, day: numero, hour: numero, minute: numero, second: numero },
    hourCycle: 'h23',
    timeZone: fuso,
  })
  formatadores.set(fuso, novo)
  return novo
}

/** How far the zone's clocks are ahead of UTC at that instant, in milliseconds. */
const adiantado = (instante: number, fuso: string) => {
  const partes = formatador(fuso).formatToParts(new Date(instante))
  const valor = (tipo: Intl.DateTimeFormatPartTypes) =>
    Number(partes.find(({ type }) => type === tipo)?.value ?? 0)
  const [ano, mes, dia] = [valor('year'), valor('month'), valor('day')]
  const local = Date.UTC(ano, mes - 1, dia, valor('hour'), valor('minute'), valor('second'))
  return local - Math.floor(instante / 1_000) * 1_000
}

/**
 * The instant at which the zone's clocks show this minute of the day, in milliseconds. A minute that the clocks skip is
 * the one after.
 */
export const instanteNoFuso = (dia: string, minuto: number, fuso: string): number => {
  const comoUtc = Date.parse(`${dia}T00:00:00Z`) + minuto * 60_000
  const primeiro = comoUtc - adiantado(comoUtc, fuso)
  return comoUtc - adiantado(primeiro, fuso)
}
