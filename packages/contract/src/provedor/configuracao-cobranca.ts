import { type Definicao, inteiro, opcao } from './configuracao-definicao.ts'

/** In which month the invoice of a month is due. */
export const mesesDoVencimento = {
  SEGUINTE: 'No mês seguinte ao de uso',
  PROPRIO: 'No próprio mês de uso',
} as const
export type MesDoVencimento = keyof typeof mesesDoVencimento

/** What happens to the contract of somebody who does not pay. */
export const suspensoesPorAtraso = {
  NAO: 'Nada',
  SUGERIR: 'Sugerir a suspensão',
  FAZER: 'Suspender e religar sozinho',
} as const

/** When invoices are due, and what happens when nobody pays. */
export const configuracoesDeCobranca = {
  vencimento_da_mensalidade: {
    grupo: 'cobranca',
    rotulo: 'Vencimento da mensalidade',
    descricao: 'Em que mês vence a fatura de um mês de uso. Vale para o que for emitido daqui em diante.',
    campo: 'opcao',
    opcoes: mesesDoVencimento,
    esquema: opcao(mesesDoVencimento),
    padrao: 'SEGUINTE',
  },
  dias_minimos_para_vencer: {
    grupo: 'cobranca',
    rotulo: 'Prazo mínimo para pagar',
    descricao: 'Um boleto de mensalidade nunca vence antes disto, contado da emissão.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(0, 30),
    padrao: 3,
  },
  suspensao_por_atraso: {
    grupo: 'cobranca',
    rotulo: 'Contrato com boleto vencido',
    descricao: 'O que acontece com o contrato quando o atraso passa do prazo, e quando tudo é pago.',
    campo: 'opcao',
    opcoes: suspensoesPorAtraso,
    esquema: opcao(suspensoesPorAtraso),
    padrao: 'SUGERIR',
  },
  dias_para_suspender: {
    grupo: 'cobranca',
    rotulo: 'Prazo para suspender',
    descricao: 'Dias de atraso depois dos quais o contrato é suspenso, ou a suspensão é sugerida.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(1, 180),
    padrao: 15,
  },
} as const satisfies Record<string, Definicao>
