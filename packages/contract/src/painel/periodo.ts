import { somarDias, somarMeses } from '#valores/dia.ts'

/** From one day to another. Both belong to it. */
export type Periodo = { de: string; ate: string }

/** Three years and a leap day, besides the day on which it ends. */
export const DIAS_NO_MAXIMO = 1096

const MILISSEGUNDOS_DO_DIA = 86_400_000

export const diasDo = ({ de, ate }: Periodo): number =>
  Math.round((Date.parse(ate) - Date.parse(de)) / MILISSEGUNDOS_DO_DIA) + 1

export const mesDe = (dia: string): string => `${dia.slice(0, 7)}-01`
export const fimDoMes = (dia: string): string => somarDias(somarMeses(mesDe(dia), 1), -1)
const ehPrimeiro = (dia: string) => dia.endsWith('-01')
const ehUltimo = (dia: string) => dia === fimDoMes(dia)
const mesesEntre = (de: string, ate: string) =>
  Number(ate.slice(0, 4)) * 12 +
  Number(ate.slice(5, 7)) -
  Number(de.slice(0, 4)) * 12 -
  Number(de.slice(5, 7))

/**
 * What a period is compared with. One that begins with a month is compared with as many months before, up to the same
 * day of the month: from 1 to 17 November with from 1 to 17 October. Any other with as many days before.
 */
export const periodoAnterior = ({ de, ate }: Periodo): Periodo => {
  if (!ehPrimeiro(de)) return { de: somarDias(de, -diasDo({ de, ate })), ate: somarDias(de, -1) }
  const meses = mesesEntre(de, ate) + 1
  const fim = ehUltimo(ate) ? somarDias(de, -1) : somarMeses(ate, -meses)
  return { de: somarMeses(de, -meses), ate: fim }
}

/** Longer ones are drawn month by month: nobody tells 200 columns apart. */
const DIAS_UM_A_UM = 92

export type Passo = 'dia' | 'mes'
export const passoDo = (periodo: Periodo): Passo => (diasDo(periodo) <= DIAS_UM_A_UM ? 'dia' : 'mes')

/** The columns of a chart: each day, or each month by its first day. */
export const passosDo = (periodo: Periodo): string[] => {
  const passo = passoDo(periodo)
  const seguinte = (dia: string) => (passo === 'dia' ? somarDias(dia, 1) : somarMeses(dia, 1))
  const dias: string[] = []
  for (let dia = passo === 'dia' ? periodo.de : mesDe(periodo.de); dia <= periodo.ate; dia = seguinte(dia))
    dias.push(dia)
  return dias
}

/** The days of a column: its day, or its month as far as it lies in the period. */
export const periodoDoPasso = (periodo: Periodo, dia: string): Periodo =>
  passoDo(periodo) === 'dia'
    ? { de: dia, ate: dia }
    : {
        de: mesDe(periodo.de) === dia ? periodo.de : dia,
        ate: mesDe(periodo.ate) === dia ? periodo.ate : fimDoMes(dia),
      }

/** A part of a period that can be read as days or as whole months. */
export type Trecho = Periodo & { grao: 'D' | 'M' }

/**
 * The same days in as few rows as the kept sums allow: whole months as months where the chart has months, or where there
 * is none (`passo`), the rest as days.
 */
export const trechosDo = (periodo: Periodo, passo: Passo = passoDo(periodo)): Trecho[] => {
  const { de, ate } = periodo
  const primeiroMes = ehPrimeiro(de) ? de : somarMeses(mesDe(de), 1)
  const depoisDosMeses = ehUltimo(ate) ? somarDias(ate, 1) : mesDe(ate)
  if (passo === 'dia' || primeiroMes >= depoisDosMeses) return [{ grao: 'D', de, ate }]
  const trechos: Trecho[] = [
    { grao: 'D', de, ate: somarDias(primeiroMes, -1) },
    { grao: 'M', de: primeiroMes, ate: somarMeses(depoisDosMeses, -1) },
    { grao: 'D', de: depoisDosMeses, ate },
  ]
  return trechos.filter((trecho) => trecho.de <= trecho.ate)
}
