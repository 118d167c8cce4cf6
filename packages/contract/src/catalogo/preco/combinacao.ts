import { porPrioridade } from './cobranca.ts'
import { comPromocoes, type Oferta, promocoesCabem } from './oferta.ts'
import { calcularPreco } from './preco.ts'
import type { PromocaoDoPreco } from './preco-entrada.ts'
import type { Preco } from './preco-resultado.ts'
import { daMascara, totalizador } from './totais-por-combinacao.ts'

/**
 * Every subset is priced, and each promotion doubles their number: 10 make 1,024, a few milliseconds. Real
 * offers have two or three. Above 10, the promotions that save the least on their own are left out.
 */
const MAXIMO_COMBINADAS = 10

/** Compared with no promotion. Negative when what the promotion brings along costs more than it saves. */
type EconomiaDaPromocao = { promocao: PromocaoDoPreco; economia: number }

type MelhorCombinacao = { promocoes: PromocaoDoPreco[]; preco: Preco; economia: number }

/** Each promotion on its own, largest saving first. Promotions that do not fit the choices are left out. */
export const ordenarPorEconomia = (oferta: Oferta, candidatas: PromocaoDoPreco[]): EconomiaDaPromocao[] =>
  comparar(oferta, candidatas).sozinhas

/** The promotions with the lowest total over the fidelity. None when none of them saves anything. */
export function melhorCombinacao(oferta: Oferta, candidatas: PromocaoDoPreco[]): MelhorCombinacao {
  const { sozinhas, totaisDe } = comparar(oferta, candidatas)
  const cumulativas = sozinhas
    .map(({ promocao }) => promocao)
    .filter(({ cumulativa }) => cumulativa)
    .slice(0, MAXIMO_COMBINADAS)
  const opcoes = [
    ...sozinhas.map(({ promocao, economia }) => ({ promocoes: [promocao], economia })),
    ...combinacoesUteis(oferta, cumulativas, totaisDe(cumulativas)),
  ]
  const { promocoes, economia } = opcoes
    .filter(({ economia }) => economia > 0)
    .reduce(melhor, { promocoes: [], economia: 0 })
  return { promocoes, economia, preco: calcularPreco(comPromocoes(oferta, promocoes)) }
}

function comparar(oferta: Oferta, candidatas: PromocaoDoPreco[]) {
  const cabem = candidatas.filter((promocao) => promocoesCabem(oferta, [promocao]))
  const totaisDe = totalizador(oferta, cabem)
  const sozinhas = cabem.map((promocao) => {
    const [sem = 0, com = 0] = totaisDe([promocao])
    return { promocao, economia: sem - com }
  })
  sozinhas.sort((a, b) => b.economia - a.economia || porPrioridade(a.promocao, b.promocao))
  return { sozinhas, totaisDe }
}

type Opcao = { promocoes: PromocaoDoPreco[]; economia: number }

/** The subsets in which every promotion contributes. A useless one would only use up its limit. */
function combinacoesUteis(oferta: Oferta, promocoes: PromocaoDoPreco[], totais: number[]): Opcao[] {
  // Each one fits the choices, so only the additionals that two of them bring along can still clash.
  const conflitos = promocoes.map((uma, i) =>
    promocoes
      .slice(0, i)
      .reduce((m, outra, j) => (promocoesCabem(oferta, [uma, outra]) ? m : m | (1 << j)), 0),
  )
  const [semPromocao = 0] = totais
  return totais.flatMap((total, mascara) => {
    const util = promocoes.every((_, i) => {
      const semEla = mascara & ~(1 << i)
      return semEla === mascara || ((mascara & (conflitos[i] ?? 0)) === 0 && total < (totais[semEla] ?? 0))
    })
    return util ? [{ promocoes: daMascara(promocoes, mascara), economia: semPromocao - total }] : []
  })
}

const melhor = (atual: Opcao, outra: Opcao): Opcao =>
  (outra.economia - atual.economia || desempatar(outra.promocoes, atual.promocoes)) > 0 ? outra : atual

/**
 * Between equals: the higher priority wins, then fewer promotions, then the lower id, so that the result is
 * stable.
 */
function desempatar(a: PromocaoDoPreco[], b: PromocaoDoPreco[]): number {
  const prioridade = (promocoes: PromocaoDoPreco[]) => Math.max(...promocoes.map((p) => p.prioridade))
  const ids = (promocoes: PromocaoDoPreco[]) =>
    promocoes
      .map(({ id }) => id)
      .sort()
      .join()
  return prioridade(a) - prioridade(b) || b.length - a.length || (ids(a) < ids(b) ? 1 : -1)
}
