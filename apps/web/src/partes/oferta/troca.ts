import type { PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import { emLista } from '#textos/emLista.ts'
import { textos } from './escolhas.textos.ts'

/** What applying one more promotion did to those already applied; null when all of them are still there. */
export function avisoDaTroca(
  promocoes: readonly PromocaoDaOferta[],
  antes: string[],
  depois: string[],
): string | null {
  const sairam = promocoes.filter(({ id }) => antes.includes(id) && !depois.includes(id))
  const entrou = promocoes.find(({ id }) => depois.includes(id) && !antes.includes(id))
  if (!entrou || sairam.length === 0) return null
  const nomes = emLista(sairam.map(({ nome }) => nome))
  return `${nomes} ${sairam.length === 1 ? 'foi desmarcada' : 'foram desmarcadas'}: ${
    // Names the promotion that does not add up: it is the cause.
    entrou.cumulativa ? textos.naoSeSoma : `${entrou.nome} ${textos.naoSeSoma}`
  }.`
}
