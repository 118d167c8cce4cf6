import { dividirMeioPar } from '#valores/dinheiro.ts'
import type { Cobranca } from './cobranca.ts'
import { descontosDoMes } from './descontos-do-mes.ts'
import type { EntradaDePreco } from './preco-entrada.ts'

/** How much of its calendar month is left on a day, that day included. */
const restoDoMes = (dia: string) => {
  const [ano = 0, mes = 1, numero = 1] = dia.split('-').map(Number)
  const de = new Date(Date.UTC(ano, mes, 0)).getUTCDate()
  return { dias: de - numero + 1, de }
}

/**
 * What month 1 charges: the whole of it, or its part. What is charged once stays whole. The discounts are those of the
 * whole month. Each takes off the part of what it takes off there, counted from what is left after it: so rounding
 * neither chooses another discount nor leaves something of a month that is free.
 */
export const cobrarPrimeiroMes = (
  cobranca: Cobranca,
  { data, proporcional = false }: Pick<EntradaDePreco, 'data' | 'proporcional'>,
): Cobranca => {
  if (!proporcional || !cobranca.recorrente) return cobranca
  const { dias, de } = restoDoMes(data)
  const parte = (valor: number) => dividirMeioPar(valor * dias, de)
  let resta = cobranca.valor
  const abatimentos = descontosDoMes(cobranca, 1).map(({ abatimento, valor }) => {
    const antes = resta
    resta -= valor
    return { ...abatimento, valor: parte(antes) - parte(resta) }
  })
  return { ...cobranca, valor: parte(cobranca.valor), abatimentos }
}
