import { formatarDinheiro } from '#valores/dinheiro.ts'
import { type Faixa, faixasDoPreco } from './oferta-faixas.ts'
import type { Preco } from './preco/preco-resultado.ts'

export const emMeses = (meses: number) => (meses === 1 ? '1 mês' : `${meses} meses`)

const quando = ({ de, ate }: Faixa): string => {
  if (de === 1) return ate === 1 ? 'no primeiro mês' : `nos ${ate} primeiros meses`
  return de === ate ? `no ${de}º mês` : `do ${de}º ao ${ate}º mês`
}

/** "R$ 49,95 nos 3 primeiros meses, depois R$ 99,90". Null when every month costs the same. */
export function precoEmPalavras(preco: Pick<Preco, 'meses' | 'mensalidade_regular'>): string | null {
  const comDesconto = faixasDoPreco(preco).filter(({ total }) => total !== preco.mensalidade_regular)
  if (comDesconto.length === 0) return null
  const partes = comDesconto.map((faixa) => `${formatarDinheiro(faixa.total)} ${quando(faixa)}`)
  return `${partes.join(', ')}, depois ${formatarDinheiro(preco.mensalidade_regular)}`
}
