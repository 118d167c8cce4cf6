import type { BoletoResumo } from '@balcao/contract/cobranca/boleto'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'

type Desatualizado = { boleto: BoletoResumo; fatura: number }

/** The first month may be charged by two boletos: the sale's and its own. */
const PRIMEIRO = 1

/** What its month costs now. Undefined: this page does not know. */
const faturaDe = (
  { competencia }: BoletoResumo,
  { meses, situacao }: Pick<Contrato, 'meses' | 'situacao'>,
) => {
  const mes = meses.find((um) => um.competencia === competencia)
  if (mes) return mes.numero === PRIMEIRO ? undefined : mes.total
  const ultimo = meses.at(-1)?.competencia ?? ''
  return situacao === 'CANCELADO' && competencia !== null && competencia > ultimo ? 0 : undefined
}

/** Issued before a change of the contract, these charge what nobody owes any more. */
export const desatualizados = (
  boletos: readonly BoletoResumo[],
  contrato: Pick<Contrato, 'meses' | 'situacao'>,
): Desatualizado[] =>
  boletos.flatMap((boleto) => {
    const fatura = faturaDe(boleto, contrato)
    const certo = boleto.situacao !== 'ABERTO' || fatura === undefined || fatura === boleto.valor
    return certo ? [] : [{ boleto, fatura }]
  })
