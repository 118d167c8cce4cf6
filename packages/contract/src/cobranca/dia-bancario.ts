import { somarDias } from '#valores/dia.ts'
import { feriadosEm, pascoa } from '#valores/feriados.ts'

/** Holidays of the whole country. The bank's place may have more: the caller then gives its own. */
const nacionais = feriadosEm({ cidade: '', uf: '' }, [])
export type Feriado = (dia: string) => string | null

/** Monday and Tuesday of Carnival and Corpus Christi, in days from Easter. Not holidays by law, but banks close. */
const FECHADOS_PELA_PASCOA = [-48, -47, 60]

const ehFimDeSemana = (dia: string) => [0, 6].includes(new Date(`${dia}T00:00:00Z`).getUTCDay())

/** Banks do not receive the public on the last working day of the year (Resolution CMN 4.880/2020). */
const ultimoDoAno = (ano: string) => {
  let dia = `${ano}-12-31`
  while (ehFimDeSemana(dia)) dia = somarDias(dia, -1)
  return dia
}

export const bancosAbertos = (dia: string, feriado: Feriado = nacionais): boolean => {
  const ano = dia.slice(0, 4)
  const daPascoa = pascoa(Number(ano))
  const fechados = [...FECHADOS_PELA_PASCOA.map((dias) => somarDias(daPascoa, dias)), ultimoDoAno(ano)]
  return !ehFimDeSemana(dia) && feriado(dia) === null && !fechados.includes(dia)
}

/** The day itself, or the next one on which banks are open. */
export const proximoDiaBancario = (dia: string, feriado?: Feriado): string => {
  let proximo = dia
  while (!bancosAbertos(proximo, feriado)) proximo = somarDias(proximo, 1)
  return proximo
}
