import type { AdicionalDaOferta, Oferta, PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import { faixasDoPreco } from '@balcao/contract/catalogo/oferta-faixas'
import { emMeses } from '@balcao/contract/catalogo/oferta-texto'
import { calcularPreco } from '@balcao/contract/catalogo/preco/preco'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'

/** The price of one unit, with the promotions applied: "R$ 9,99 por 3 meses, depois R$ 19,90". */
export function precoDoAdicional(
  oferta: Oferta,
  dia: string,
  promocoes: PromocaoDaOferta[],
  adicional: AdicionalDaOferta,
): string {
  // In a plan that costs nothing, only the price of the additional is left.
  // This way it comes from the same function as every price.
  const sozinho = calcularPreco({
    plano: { ...oferta, valor_mensal: 0, taxa_instalacao: 0 },
    adicionais: [{ ...adicional, quantidade: 1 }],
    promocoes,
    data: dia,
  })
  const deTabela = formatarDinheiro(adicional.valor)
  if (adicional.cobranca === 'UNICA') {
    const { total } = sozinho.primeira_fatura
    return total < adicional.valor ? `${formatarDinheiro(total)} em vez de ${deTabela}` : deTabela
  }
  const faixas = faixasDoPreco(sozinho).filter(({ total }) => total < adicional.valor)
  if (faixas.length === 0) return deTabela
  const baratas = faixas.map(
    ({ de, ate, total }) => `${formatarDinheiro(total)} por ${emMeses(ate - de + 1)}`,
  )
  return `${baratas.join(', ')}, depois ${deTabela}`
}
