import { lerDataPassada } from '@balcao/contract/valores/data'
import { somarDias } from '@balcao/contract/valores/dia'
import { recusaDeNascimento } from '@balcao/contract/valores/nascimento'
import type { Lida } from './celula.ts'

const COM_HORA = /^(\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})[ T]\d{1,2}:\d{2}.*$/
/** Excel's day numbers from 1927 to 2064. Fewer digits are a year, more are a day without separators. */
const SERIAL = /^([1-6]\d{4})(?:[.,]\d+)?$/
const DIA_ZERO_DO_EXCEL = '1899-12-30'
const ZERADA = /^0{1,4}([/.-]?)0{1,2}\1?0{1,4}$/

const DIA_MES_ANO = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{2}|\d{4})$/

const NAO_RECONHECIDA = 'Data não reconhecida: escreva dia/mês/ano, como 31/12/1985'
const foraDoCalendario = (data: string) => `${data} não existe no calendário: escreva dia/mês/ano`

const ler = (texto: string, hoje: string) => {
  const serial = SERIAL.exec(texto)?.[1]
  return serial ? somarDias(DIA_ZERO_DO_EXCEL, Number(serial)) : lerDataPassada(texto, hoje)
}

/** A birth date in any of the formats that systems use. */
export const lerNascimento = (celula: string, hoje: string): Lida<string> => {
  const texto = COM_HORA.exec(celula)?.[1] ?? celula
  if (ZERADA.test(texto)) return null
  const valor = ler(texto, hoje)
  if (valor === null) return { motivo: DIA_MES_ANO.test(texto) ? foraDoCalendario(texto) : NAO_RECONHECIDA }
  const motivo = recusaDeNascimento(valor, hoje)
  return motivo ? { motivo } : { valor }
}
