import type { Abatimento, Cobranca } from './cobranca.ts'

type DescontoDoMes = { abatimento: Abatimento; valor: number }

/**
 * Discounts on the monthly fee and on the installation add up, in their order, until nothing is left of the
 * price. Of an additional's promotional prices, only the lowest applies.
 */
export function descontosDoMes({ tipo, valor, abatimentos }: Cobranca, mes: number): DescontoDoMes[] {
  const ativos = abatimentos.filter(({ meses }) => mes <= meses)
  if (tipo === 'ADICIONAL') return maior(ativos)
  let resta = valor
  const descontos = ativos.map((abatimento) => {
    const descontado = Math.min(abatimento.valor, resta)
    resta -= descontado
    return { abatimento, valor: descontado }
  })
  return descontos.filter((desconto) => desconto.valor > 0)
}

const maior = (ativos: Abatimento[]): DescontoDoMes[] =>
  ativos
    .toSorted((a, b) => b.valor - a.valor)
    .slice(0, 1)
    .filter(({ valor }) => valor > 0)
    .map((abatimento) => ({ abatimento, valor: abatimento.valor }))
