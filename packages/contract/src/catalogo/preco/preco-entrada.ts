import type { Desconto } from '../promocao.ts'

/** What the price is computed from: the catalogue as it stands on the day of the sale. Money is in centavos. */
export type EntradaDePreco = {
  plano: PlanoDoPreco
  adicionais: AdicionalDoPreco[]
  /** All of them apply: which may stand together is decided before, see `podemCombinar`. */
  promocoes: PromocaoDoPreco[]
  /** The day of the sale, `YYYY-MM-DD`. */
  data: string
}

export type PlanoDoPreco = {
  id: string
  nome: string
  valor_mensal: number
  taxa_instalacao: number
  fidelidade_meses: number
  /** What the client gains for staying, and so the most that leaving can cost; 0 when there is none. */
  beneficio_valor: number
}

export type AdicionalDoPreco = {
  id: string
  nome: string
  cobranca: 'MENSAL' | 'UNICA'
  /** The price of one, in this plan. */
  valor: number
  quantidade: number
  obrigatorio: boolean
}

export type PromocaoDoPreco = {
  id: string
  nome: string
  desconto_mensalidade: Desconto | null
  desconto_instalacao: Desconto | null
  /** How long the discount of the mensalidade lasts. */
  duracao_meses: number
  cumulativa: boolean
  /** The greater comes first. */
  prioridade: number
  adicionais: AdicionalDaPromocao[]
}

export type AdicionalDaPromocao = {
  id: string
  /** The price of one, during the months. */
  valor_promocional: number
  meses: number
  /** Whoever takes the promotion takes the additional too. */
  obrigatorio: boolean
}
