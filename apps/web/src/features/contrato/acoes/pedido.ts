import type { PedidoDeSimulacao } from '@balcao/contract/vendas/contrato-pedido'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'

type SemDiaNemMotivo<P> = P extends { tipo: infer T; dados: infer D } ? { tipo: T; dados: D } : never

/** What each dialog asks for. Every one of them asks for the day and the reason besides. */
export type OQueMuda = SemDiaNemMotivo<PedidoDeSimulacao>

export type DialogoProps = {
  contrato: Contrato
  /** As typed so far. */
  dia: string | null
  aoMudarDia: (dia: string | null) => void
  aoFechar: () => void
  aoMudar: (novo: Contrato) => void
}
