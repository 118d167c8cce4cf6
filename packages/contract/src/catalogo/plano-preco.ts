import { formatarData } from '#valores/data.ts'
import { formatarDinheiro } from '#valores/dinheiro.ts'

type Valores = { valor_mensal: number; taxa_instalacao: number }
type PrecoComDia = Valores & { a_partir_de: string; situacao: 'PASSADO' | 'VIGENTE' | 'FUTURO' }

/** There is one price for a day: a new one takes its place. */
export const precoDoDia = <P extends { a_partir_de: string }>(
  precos: readonly P[],
  dia: string | null,
): P | undefined => precos.find(({ a_partir_de }) => a_partir_de === dia)

const iguais = (um: Valores | undefined, outro: Valores) =>
  um?.valor_mensal === outro.valor_mensal && um.taxa_instalacao === outro.taxa_instalacao

/** "R$ 99,90 por mês e R$ 0,00 de instalação". */
export const precoEmPalavras = ({ valor_mensal, taxa_instalacao }: Valores): string =>
  `${formatarDinheiro(valor_mensal)} por mês e ${formatarDinheiro(taxa_instalacao)} de instalação`

/** Rarely meant: more likely `109` was typed for R$ 109,00 and read as R$ 1,09. */
export const precoMudaMuito = (atual: number, novo: number): boolean => novo * 2 < atual || novo > atual * 2

/**
 * Why a new price would change nothing from that day on, or null. `precos` is newest first, as a plan has
 * them. Going back to the earlier price before a planned change begins means cancelling that change. A change
 * that has begun can only be corrected by another price.
 */
export const recusaDePrecoIgual = (
  precos: readonly PrecoComDia[],
  { a_partir_de, ...valores }: Valores & { a_partir_de: string },
): string | null => {
  const [valendo, anterior] = precos.filter((preco) => preco.a_partir_de <= a_partir_de)
  const desfaz =
    valendo?.a_partir_de === a_partir_de && valendo.situacao === 'FUTURO' && iguais(anterior, valores)
  if (!desfaz && !iguais(valendo, valores)) return null
  const preco = precoEmPalavras(valores)
  const dia = formatarData(a_partir_de)
  return desfaz
    ? `${preco} já é o preço até ${dia}. Desfaça a mudança marcada para esse dia.`
    : `${preco} já é o preço em ${dia}. Mude o valor ou escolha outro dia.`
}
