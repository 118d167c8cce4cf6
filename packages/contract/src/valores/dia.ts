// `en-CA` writes days like ISO. Creating a formatter costs far more than using it.
const formatadores = new Map<string, Intl.DateTimeFormat>()

const formatador = (fuso: string) => {
  const pronto = formatadores.get(fuso) ?? new Intl.DateTimeFormat('en-CA', { timeZone: fuso })
  formatadores.set(fuso, pronto)
  return pronto
}

/** The calendar day of an instant in the provider's time zone, `YYYY-MM-DD`. */
export const diaNoFuso = (instante: Date, fuso: string): string => formatador(fuso).format(instante)

const MILISSEGUNDOS_DO_DIA = 86_400_000

/** Computed in UTC, where every day has 24 hours. */
export const somarDias = (dia: string, dias: number): string =>
  new Date(Date.parse(`${dia}T00:00:00Z`) + dias * MILISSEGUNDOS_DO_DIA).toISOString().slice(0, 10)
