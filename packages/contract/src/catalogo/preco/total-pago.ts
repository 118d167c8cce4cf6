import type { Cobranca } from './cobranca.ts'
import type { PlanoDoPreco } from './preco-entrada.ts'

/** The horizon of a plan without fidelity: what people compare is a year. */
const MESES_SEM_FIDELIDADE = 12

/** The months over which promotions are compared: those that the client is bound to stay. */
export const mesesComparados = ({ fidelidade_meses }: PlanoDoPreco): number =>
  fidelidade_meses || MESES_SEM_FIDELIDADE

/** How many months the price shows: the fidelity, or as long as a discount lasts beyond it. */
export const horizonteDe = (plano: PlanoDoPreco, cobrancas: Cobranca[]): number =>
  cobrancas.reduce(
    (maior, cobranca) => Math.max(maior, ultimoMesComDesconto(cobranca)),
    mesesComparados(plano),
  )

/**
 * All that is paid over so many months; a discount that lasts longer counts up to there. The same sum as that of
 * the price's lines, without making them: the search for the best promotions asks for it a thousand times.
 */
export const totalPago = (cobrancas: Cobranca[], meses: number): number =>
  cobrancas.reduce((total, cobranca) => total + totalDaCobranca(cobranca, meses), 0)

const totalDaCobranca = (cobranca: Cobranca, meses: number): number =>
  cobranca.valor * (cobranca.recorrente ? meses : 1) - totalDescontado(cobranca, meses)

/** From the longest discount to the shortest: each one joins those before it in the months that they share. */
function totalDescontado({ tipo, valor, abatimentos }: Cobranca, limite: number): number {
  const doMaisLongo = abatimentos.toSorted((a, b) => b.meses - a.meses)
  let [total, soma, maior] = [0, 0, 0]
  doMaisLongo.forEach((abatimento, i) => {
    soma += abatimento.valor
    maior = Math.max(maior, abatimento.valor)
    const meses = Math.min(abatimento.meses, limite) - Math.min(doMaisLongo[i + 1]?.meses ?? 0, limite)
    total += meses * (tipo === 'ADICIONAL' ? maior : Math.min(soma, valor))
  })
  return total
}

const ultimoMesComDesconto = ({ abatimentos }: Cobranca): number =>
  abatimentos.reduce((ultimo, { meses }) => Math.max(ultimo, meses), 0)
