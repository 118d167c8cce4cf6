import type { Desconto } from '../promocao.ts'

/** What the price is computed from: the catalogue on the day of the sale. Money is in centavos. */
export type EntradaDePreco = {
  plano: PlanoDoPreco
  adicionais: AdicionalDoPreco[]
  /** All of them apply. Which ones may be combined is decided earlier, in `podemCombinar`. */
  promocoes: PromocaoDoPreco[]
  /** The day of the sale or, once it is installed, of the installation, `YYYY-MM-DD`. */
  data: string
  /** Month 1 is charged only from that day to the end of its calendar month. */
  proporcional?: boolean
}

export type PlanoDoPreco = {
  id: string
  nome: string
  valor_mensal: number
  taxa_instalacao: number
  fidelidade_meses: number
  /**
   * What the client gains for staying, which is also the most that leaving can cost. 0 when there is none.
   */
  beneficio_valor: number
}

export type AdicionalDoPreco = {
  id: string
  nome: string
  cobranca: 'MENSAL' | 'UNICA'
  /** The price of one unit in this plan. */
  valor: number
  quantidade: number
  obrigatorio: boolean
}

export type PromocaoDoPreco = {
  id: string
  nome: string
  desconto_mensalidade: Desconto | null
  desconto_instalacao: Desconto | null
  /** How long the discount on the monthly fee lasts. */
  duracao_meses: number
  cumulativa: boolean
  /** The higher number comes first. */
  prioridade: number
  adicionais: AdicionalDaPromocao[]
}

export type AdicionalDaPromocao = {
  id: string
  /** The price of one unit during these months. */
  valor_promocional: number
  meses: number
  /** With the promotion, the additional is always part of the sale. */
  obrigatorio: boolean
}
