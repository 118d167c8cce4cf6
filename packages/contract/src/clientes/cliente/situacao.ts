import * as z from 'zod/mini'

export const situacoesDeCliente = ['PROSPECTO', 'ATIVO', 'SUSPENSO', 'CANCELADO'] as const
export const SituacaoCliente = z.enum(situacoesDeCliente)
export type SituacaoCliente = z.infer<typeof SituacaoCliente>

export const nomesDasSituacoes: Record<SituacaoCliente, string> = {
  PROSPECTO: 'Prospecto',
  ATIVO: 'Ativo',
  SUSPENSO: 'Suspenso',
  CANCELADO: 'Cancelado',
}

/** How the client was created. */
export const origensDeCliente = ['CADASTRO', 'IMPORTACAO', 'VENDA'] as const
export const OrigemCliente = z.enum(origensDeCliente)
export type OrigemCliente = z.infer<typeof OrigemCliente>

export const nomesDasOrigens: Record<OrigemCliente, string> = {
  CADASTRO: 'Cadastro',
  IMPORTACAO: 'Importação',
  VENDA: 'Venda',
}
