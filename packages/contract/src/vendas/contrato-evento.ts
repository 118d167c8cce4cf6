import * as z from 'zod/mini'
import type { situacoesDeContrato } from './contrato.ts'

type SituacaoContrato = (typeof situacoesDeContrato)[number]

/** The states of an event: agreed for a later day, done, taken back, or impossible when its day came. */
export const situacoesDeEvento = ['PLANEJADO', 'FEITO', 'DESFEITO', 'FALHOU'] as const
export const SituacaoEvento = z.enum(situacoesDeEvento)
export type SituacaoEvento = z.infer<typeof SituacaoEvento>

type Regra = {
  /** As the button says it. */
  rotulo: string
  /** As the history names it. */
  nome: string
  /** Of the name: what is said of the event agrees with it. */
  artigo: 'o' | 'a'
  /** States of the contract in which it may happen. */
  de: readonly SituacaoContrato[]
  /** Where it takes the contract. */
  para: SituacaoContrato | 'FICA'
  exigeMotivo: boolean
}

/** What may happen to a contract, and when: the server decides by it, and the buttons show it. */
export const eventosDeContrato = {
  TROCA_PLANO: {
    rotulo: 'Trocar plano',
    nome: 'Troca de plano',
    artigo: 'a',
    de: ['ATIVO'],
    para: 'FICA',
    exigeMotivo: false,
  },
  ADICIONAL_ENTRA: {
    rotulo: 'Incluir adicional',
    nome: 'Adicional incluído',
    artigo: 'o',
    de: ['ATIVO'],
    para: 'FICA',
    exigeMotivo: false,
  },
  ADICIONAL_SAI: {
    rotulo: 'Retirar adicional',
    nome: 'Adicional retirado',
    artigo: 'o',
    de: ['ATIVO'],
    para: 'FICA',
    exigeMotivo: false,
  },
  MUDANCA_ENDERECO: {
    rotulo: 'Mudar endereço',
    nome: 'Mudança de endereço',
    artigo: 'a',
    de: ['ATIVO'],
    para: 'FICA',
    exigeMotivo: false,
  },
  SUSPENSAO: {
    rotulo: 'Suspender',
    nome: 'Suspensão',
    artigo: 'a',
    de: ['ATIVO'],
    para: 'SUSPENSO',
    exigeMotivo: true,
  },
  REATIVACAO: {
    rotulo: 'Reativar',
    nome: 'Reativação',
    artigo: 'a',
    de: ['SUSPENSO'],
    para: 'ATIVO',
    exigeMotivo: false,
  },
  TRANSFERENCIA: {
    rotulo: 'Transferir titularidade',
    nome: 'Troca de titularidade',
    artigo: 'a',
    de: ['ATIVO'],
    para: 'FICA',
    exigeMotivo: false,
  },
  CANCELAMENTO: {
    rotulo: 'Cancelar contrato',
    nome: 'Cancelamento',
    artigo: 'o',
    de: ['ATIVO', 'SUSPENSO'],
    para: 'CANCELADO',
    exigeMotivo: true,
  },
} as const satisfies Record<string, Regra>

export type TipoEvento = keyof typeof eventosDeContrato
export const tiposDeEvento = Object.keys(eventosDeContrato) as TipoEvento[]
export const TipoEvento = z.enum(tiposDeEvento)

const daTabela = (tipo: TipoEvento): Regra => eventosDeContrato[tipo]

/** The states, as they stand beside the name of an event of this kind: "Suspensão: planejada". */
export const nomesDasSituacoesDo = (tipo: TipoEvento): Record<SituacaoEvento, string> => {
  const { artigo } = daTabela(tipo)
  return {
    PLANEJADO: `Planejad${artigo}`,
    FEITO: `Feit${artigo}`,
    DESFEITO: `Desfeit${artigo}`,
    FALHOU: 'Não foi possível',
  }
}

/** Why this cannot happen to a contract in this state. Null when it can. */
export const impedimentoDoEvento = (tipo: TipoEvento, situacao: SituacaoContrato): string | null => {
  const { de, rotulo } = daTabela(tipo)
  if (de.includes(situacao)) return null
  if (situacao === 'CANCELADO') return 'O contrato está cancelado'
  if (situacao === 'AGUARDANDO_INSTALACAO')
    return 'O contrato começa com a instalação: até lá, o que se muda é a venda'
  if (situacao === 'SUSPENSO')
    return tipo === 'SUSPENSAO' ? 'O contrato já está suspenso' : `Reative o contrato antes de “${rotulo}”`
  return 'O contrato não está suspenso'
}
