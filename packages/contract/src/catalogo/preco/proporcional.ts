import { dividirMeioPar } from '#valores/dinheiro.ts'
import type { Cobranca } from './cobranca.ts'
import type { EntradaDePreco } from './preco-entrada.ts'

/** How much of its calendar month is left on a day, that day included. */
const restoDoMes = (dia: string) => {
  const [ano = 0, mes = 1, numero = 1] = dia.split('-').map(Number)
  const de = new Date(Date.UTC(ano, mes, 0)).getUTCDate()
  return { dias: de - numero + 1, de }
}

/** What month 1 charges: the whole of it, or its part of each line. What is charged once stays whole. */
export const cobrarPrimeiroMes = (
  cobranca: Cobranca,
  { data, proporcional = false }: Pick<EntradaDePreco, 'data' | 'proporcional'>,
): Cobranca => {
  if (!proporcional || !cobranca.recorrente) return cobranca
  const { dias, de } = restoDoMes(data)
  const parte = (valor: number) => dividirMeioPar(valor * dias, de)
  return {
    ...cobranca,
    valor: parte(cobranca.valor),
    abatimentos: cobranca.abatimentos.map((abatimento) => ({
      ...abatimento,
      valor: parte(abatimento.valor),
    })),
  }
}
