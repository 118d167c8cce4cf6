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

const DIAS_NO_MES = (ano: number, mes: number) => new Date(Date.UTC(ano, mes, 0)).getUTCDate()

/** The same day of a later month, or that month's last day: 31/01 and one month is 28/02. */
export const somarMeses = (dia: string, meses: number): string => {
  const [ano = 0, mes = 1, numero = 1] = dia.split('-').map(Number)
  const total = ano * 12 + (mes - 1) + meses
  const [novoAno, novoMes] = [Math.floor(total / 12), (total % 12) + 1]
  const dois = (n: number) => String(n).padStart(2, '0')
  return `${novoAno}-${dois(novoMes)}-${dois(Math.min(numero, DIAS_NO_MES(novoAno, novoMes)))}`
}

/** Whole months from one day to another. */
export const mesesCompletos = (de: string, ate: string): number => {
  const [ano = 0, mes = 1] = de.split('-').map(Number)
  const [anoFim = 0, mesFim = 1] = ate.split('-').map(Number)
  const meses = (anoFim - ano) * 12 + (mesFim - mes)
  return Math.max(0, somarMeses(de, meses) > ate ? meses - 1 : meses)
}
