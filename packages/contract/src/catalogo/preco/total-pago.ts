import type { Cobranca } from './cobranca.ts'
import type { PlanoDoPreco } from './preco-entrada.ts'

/** Without fidelity, promotions are compared over a year. */
const MESES_SEM_FIDELIDADE = 12

/** The months over which promotions are compared: as long as the client is bound to stay. */
export const mesesComparados = ({ fidelidade_meses }: PlanoDoPreco): number =>
  fidelidade_meses || MESES_SEM_FIDELIDADE

/** How many months the price shows: the fidelity, or longer if a discount lasts longer. */
export const horizonteDe = (plano: PlanoDoPreco, cobrancas: Cobranca[]): number =>
  cobrancas.reduce(
    (maior, cobranca) => Math.max(maior, ultimoMesComDesconto(cobranca)),
    mesesComparados(plano),
  )

/**
 * Everything that is paid over these months. A discount that lasts longer counts up to the last of them. The
 * result equals the sum of the price's lines but does not build them, because the search for the best
 * promotions needs it a thousand times.
 */
export const totalPago = (cobrancas: Cobranca[], meses: number): number =>
  cobrancas.reduce((total, cobranca) => total + totalDaCobranca(cobranca, meses), 0)

const totalDaCobranca = (cobranca: Cobranca, meses: number): number =>
  cobranca.valor * (cobranca.recorrente ? meses : 1) - totalDescontado(cobranca, meses)

/**
 * From the longest discount to the shortest, so that each one joins those before it in the months that they
 * share.
 */
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
