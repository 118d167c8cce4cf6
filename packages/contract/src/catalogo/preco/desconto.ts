import { dividirMeioPar, formatarDinheiro } from '#valores/dinheiro.ts'
import { CEM_POR_CENTO, formatarPercentual } from '#valores/percentual.ts'
import type { Desconto } from '../promocao.ts'

/** What is taken off a price: never less than nothing, never more than all of it. */
export function valorDoDesconto({ tipo, valor }: Desconto, preco: number): number {
  switch (tipo) {
    case 'PERCENTUAL':
      return dividirMeioPar(preco * valor, CEM_POR_CENTO)
    case 'VALOR':
      return Math.min(valor, preco)
    case 'PRECO_FINAL':
      return Math.max(preco - valor, 0)
  }
}

/** "50% de desconto na mensalidade", "instalação por R$ 50,00", "Ponto extra grátis". */
export function descreverDesconto({ tipo, valor }: Desconto, alvo: string): string {
  if (tipo === 'PRECO_FINAL') return valor === 0 ? `${alvo} grátis` : `${alvo} por ${formatarDinheiro(valor)}`
  if (tipo === 'VALOR') return `${formatarDinheiro(valor)} de desconto na ${alvo}`
  return valor === CEM_POR_CENTO ? `${alvo} grátis` : `${formatarPercentual(valor)}% de desconto na ${alvo}`
}
