import * as z from 'zod/mini'
import type { OrigemBoleto, RegistroBoleto, SituacaoBoleto } from './boleto-estados.ts'
import type { FiltroDeOrigem, VisaoDeBoleto } from './boleto-filtro.ts'

export const nomesDasSituacoesDeBoleto: Record<SituacaoBoleto, string> = {
  ABERTO: 'Em aberto',
  PAGO: 'Pago',
  CANCELADO: 'Cancelado',
}

export const nomesDosRegistros: Record<RegistroBoleto, string> = {
  A_REMETER: 'A remeter',
  REMETIDO: 'Remetido',
  REGISTRADO: 'Registrado',
  REJEITADO: 'Rejeitado pelo banco',
  BAIXADO: 'Baixado no banco',
}

type NoBanco = { situacao: SituacaoBoleto; registro: RegistroBoleto }

/** Paid or cancelled before it was ever sent: it waits for no file. */
export const nuncaRemetido = ({ situacao, registro }: NoBanco) =>
  registro === 'A_REMETER' && situacao !== 'ABERTO'

export const nomeDoRegistro = (boleto: NoBanco) =>
  nuncaRemetido(boleto) ? 'Não remetido' : nomesDosRegistros[boleto.registro]

export const nomesDasOrigens: Record<OrigemBoleto, string> = {
  CONTRATO: 'Mensalidade',
  VENDA: 'Instalação',
  AVULSO: 'Avulso',
  TESTE: 'Teste',
}

export const nomesDosFiltrosDeOrigem: Record<FiltroDeOrigem, string> = {
  ...nomesDasOrigens,
  SEM_TESTE: 'Todas, menos teste',
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

export const nomesDasVisoesDeBoleto: Record<VisaoDeBoleto, string> = {
  em_aberto: 'Em aberto',
  vencidos: 'Vencidos',
  a_vencer: 'A vencer',
  pagos: 'Pagos',
  rejeitados: 'Rejeitados',
}
