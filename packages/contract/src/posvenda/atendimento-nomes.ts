import type {
  CanalAtendimento,
  Prioridade,
  SituacaoAtendimento,
  TipoAtendimento,
} from './atendimento-opcoes.ts'

// Apart from the words themselves: only screens of tickets say them to people.

export const nomesDasSituacoesDeAtendimento: Record<SituacaoAtendimento, string> = {
  ABERTO: 'Aberto',
  EM_ANDAMENTO: 'Em andamento',
  AGUARDANDO_CLIENTE: 'Aguardando cliente',
  RESOLVIDO: 'Resolvido',
  FECHADO: 'Fechado',
  REABERTO: 'Reaberto',
}

export const nomesDasPrioridades: Record<Prioridade, string> = {
  BAIXA: 'Baixa',
  NORMAL: 'Normal',
  ALTA: 'Alta',
  URGENTE: 'Urgente',
}

export const nomesDosTiposDeAtendimento: Record<TipoAtendimento, string> = {
  SUPORTE: 'Suporte',
  FINANCEIRO: 'Financeiro',
  MUDANCA_ENDERECO: 'Mudança de endereço',
  MUDANCA_PLANO: 'Mudança de plano',
  CANCELAMENTO: 'Cancelamento',
  OUTRO: 'Outro',
}

export const nomesDosCanaisDeAtendimento: Record<CanalAtendimento, string> = {
  TELEFONE: 'Telefone',
  WHATSAPP: 'WhatsApp',
  EMAIL: 'E-mail',
  LOJA: 'Loja',
  VISITA: 'Visita',
  OUTRO: 'Outro',
}
