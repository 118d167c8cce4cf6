import type { MesDoVencimento } from '#provedor/configuracao-cobranca.ts'
import { somarDias, somarMeses } from '#valores/dia.ts'
import { type Feriado, proximoDiaBancario } from './dia-bancario.ts'

type Regra = {
  /** The contract's day of the month. Months without it end on their last day. */
  dia: number
  mes: MesDoVencimento
  hoje: string
  /** Nobody is asked to pay sooner than this. */
  dias_minimos: number
  /** Of where the payer lives. */
  feriado: Feriado
}

const oPrimeiro = (um: string, outro: string) => {
  if (um < outro) return um
  return outro
}
const oUltimo = (um: string, outro: string) => (oPrimeiro(um, outro) === um ? outro : um)

/** That day of a month, or the last one that it has. */
const diaDoMes = (primeiro: string, dia: number) => {
  const ultimo = somarDias(somarMeses(primeiro, 1), -1)
  return oPrimeiro(`${primeiro.slice(0, 8)}${String(dia).padStart(2, '0')}`, ultimo)
}

/** When the invoice of a month is due: the contract's day, or the next one on which banks work. */
export const vencimentoDoMes = (
  competencia: string,
  { dia, mes, hoje, dias_minimos, feriado }: Regra,
): string => {
  const combinado = diaDoMes(somarMeses(`${competencia}-01`, mes === 'SEGUINTE' ? 1 : 0), dia)
  return proximoDiaBancario(oUltimo(combinado, somarDias(hoje, dias_minimos)), feriado)
}
