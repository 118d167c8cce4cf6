import type { Oferta, PromocaoDaOferta } from './oferta.ts'
import {
  type AdicionalDisponivel,
  conferirAdicionais,
  type EscolhaDeAdicional,
  type ProblemaDeAdicional,
} from './preco/adicionais.ts'
import { melhorCombinacao } from './preco/combinacao.ts'
import { comPromocoes, type Oferta as OfertaMontada, podemCombinar, promocoesCabem } from './preco/oferta.ts'
import { calcularPreco } from './preco/preco.ts'
import type { AdicionalDoPreco, PlanoDoPreco } from './preco/preco-entrada.ts'
import type { Preco } from './preco/preco-resultado.ts'

/** What to price: additionals with quantities, and promotions. Null promotions means the best ones. */
export type Escolhas = { adicionais: EscolhaDeAdicional[]; promocoes: string[] | null }

export const NADA_ESCOLHIDO: Escolhas = { adicionais: [], promocoes: null }

/** The part of an offer that its price depends on. A plan that is still being typed has this part too. */
type Precificavel = PlanoDoPreco & Pick<Oferta, 'promocoes'> & { adicionais: AdicionalDisponivel[] }

/** An offer of the catalogue with these additionals, before any promotion. */
export const montar = (oferta: Precificavel, dia: string, escolhas: EscolhaDeAdicional[]): OfertaMontada => ({
  plano: oferta,
  data: dia,
  disponiveis: oferta.adicionais,
  escolhas,
})

/** What is known about the sale so far. */
export type Lugar = { codigo_ibge?: number | undefined; canal_venda_id?: string | null | undefined }

/**
 * A price is a promise: a promotion limited to some cities or channels counts only when the city or channel
 * is known.
 */
export const valeNoLugar = (
  { todas_cidades, todos_canais }: PromocaoDaOferta,
  { codigo_ibge, canal_venda_id }: Lugar,
): boolean => (todas_cidades || codigo_ibge !== undefined) && (todos_canais || Boolean(canal_venda_id))

/** The offer with only the promotions that are certain to apply. A price may use no others. */
export const noLugar = (oferta: Oferta, lugar: Lugar): Oferta => ({
  ...oferta,
  promocoes: oferta.promocoes.filter((promocao) => valeNoLugar(promocao, lugar)),
})

/** What is wrong with the chosen additionals. A mandatory one that was not chosen is added by itself. */
export function conferirEscolhas(
  { adicionais }: Oferta,
  escolhas: EscolhaDeAdicional[],
): ProblemaDeAdicional[] {
  const ausentes = adicionais.filter(
    ({ id, obrigatorio }) => obrigatorio && !escolhas.some((e) => e.id === id),
  )
  const completas = [...escolhas, ...ausentes.map(({ id }) => ({ id, quantidade: 1 }))]
  return conferirAdicionais({ disponiveis: adicionais, escolhas: completas })
}

/** Why a coupon gives nothing: nobody is told which of them it is. */
export const CUPOM_RECUSADO = 'Este cupom não existe, já terminou ou não vale para esta oferta'

/** Why these promotions cannot be combined with each other or with the choices. Null when they can. */
export function problemaDasPromocoes(montada: OfertaMontada, promocoes: PromocaoDaOferta[]): string | null {
  if (!podemCombinar(promocoes)) {
    const sozinha = promocoes.find(({ cumulativa }) => !cumulativa)
    return `“${(sozinha ?? promocoes[0])?.nome}” não acumula com outras promoções`
  }
  return promocoesCabem(montada, promocoes)
    ? null
    : 'Os adicionais que a promoção traz não podem ser vendidos com os escolhidos'
}

type PrecoMontado = { preco: Preco; promocoes: PromocaoDaOferta[]; adicionais: AdicionalDoPreco[] }

/** The price of what was chosen. Ids of promotions that the offer does not have are ignored. */
export function precoDaOferta(
  oferta: Precificavel,
  dia: string,
  { adicionais, promocoes }: Escolhas,
): PrecoMontado {
  const montada = montar(oferta, dia, adicionais)
  const ids = promocoes ?? melhorCombinacao(montada, oferta.promocoes).promocoes.map(({ id }) => id)
  const tomadas = oferta.promocoes.filter(({ id }) => ids.includes(id))
  const entrada = comPromocoes(montada, tomadas)
  return { preco: calcularPreco(entrada), promocoes: tomadas, adicionais: entrada.adicionais }
}
