import * as z from 'zod/mini'

// Apart from the boleto itself: lists and filters need only these words.

export const situacoesDeBoleto = ['ABERTO', 'PAGO', 'CANCELADO'] as const
export const SituacaoBoleto = z.enum(situacoesDeBoleto)
export type SituacaoBoleto = z.infer<typeof SituacaoBoleto>

export const nomesDasSituacoesDeBoleto: Record<SituacaoBoleto, string> = {
  ABERTO: 'Em aberto',
  PAGO: 'Pago',
  CANCELADO: 'Cancelado',
}

/** What the bank knows of it. Since 2018 only what is registered can be paid. */
export const registrosDeBoleto = ['A_REMETER', 'REMETIDO', 'REGISTRADO', 'REJEITADO', 'BAIXADO'] as const
export const RegistroBoleto = z.enum(registrosDeBoleto)
export type RegistroBoleto = z.infer<typeof RegistroBoleto>

export const nomesDosRegistros: Record<RegistroBoleto, string> = {
  A_REMETER: 'A remeter',
  REMETIDO: 'Remetido',
  REGISTRADO: 'Registrado',
  REJEITADO: 'Rejeitado pelo banco',
  BAIXADO: 'Baixado no banco',
}

/** What a boleto charges for. */
export const origensDeBoleto = ['CONTRATO', 'VENDA', 'AVULSO', 'TESTE'] as const
export const OrigemBoleto = z.enum(origensDeBoleto)
export type OrigemBoleto = z.infer<typeof OrigemBoleto>

export const nomesDasOrigens: Record<OrigemBoleto, string> = {
  CONTRATO: 'Mensalidade',
  VENDA: 'Instalação',
  AVULSO: 'Avulso',
  TESTE: 'Teste',
}

/** How the money came. */
export const meiosDePagamento = ['BOLETO', 'PIX', 'DINHEIRO', 'CARTAO', 'TRANSFERENCIA', 'OUTRO'] as const
export const MeioDePagamento = z.enum(meiosDePagamento)
export type MeioDePagamento = z.infer<typeof MeioDePagamento>

export const nomesDosMeios: Record<MeioDePagamento, string> = {
  BOLETO: 'Boleto',
  PIX: 'Pix',
  DINHEIRO: 'Dinheiro',
  CARTAO: 'Cartão',
  TRANSFERENCIA: 'Transferência',
  OUTRO: 'Outro',
}

/** DM: sale of goods. DS: service. */
export const especiesDeBoleto = ['DM', 'DS'] as const
export type EspecieBoleto = (typeof especiesDeBoleto)[number]

/** What the next file tells the bank about a boleto. */
export const movimentosDeRemessa = ['ENTRADA', 'BAIXA', 'VENCIMENTO', 'OUTROS_DADOS'] as const
export type MovimentoDeRemessa = (typeof movimentosDeRemessa)[number]

export const nomesDosMovimentos: Record<MovimentoDeRemessa, string> = {
  ENTRADA: 'Registrar',
  BAIXA: 'Baixar',
  VENCIMENTO: 'Mudar o vencimento',
  OUTROS_DADOS: 'Mudar outros dados',
}
