import { emAberto, type SituacaoAtendimento, situacoesDeAtendimento } from './atendimento-opcoes.ts'

export type TransicaoDoAtendimento = {
  /** As the button says it. */
  rotulo: string
  de: readonly SituacaoAtendimento[]
  /** `FICA`: the state stays. */
  para: SituacaoAtendimento | 'FICA'
  /** What the person has to give besides the ticket's `versao`. */
  exige: 'NADA' | 'MOTIVO' | 'DADOS'
  /** What it does besides the line in the history. */
  efeito: string
}

const menosFechado = situacoesDeAtendimento.filter((situacao) => situacao !== 'FECHADO')

/**
 * The whole truth about what may happen to a ticket: the server decides by it, and the buttons show it. All of it
 * needs EDITAR.ATENDIMENTO.
 */
export const transicoesDoAtendimento = {
  assumir: {
    rotulo: 'Assumir',
    de: emAberto,
    para: 'FICA',
    exige: 'NADA',
    efeito: 'quem assume passa a ser o responsável',
  },
  atribuir: {
    rotulo: 'Atribuir',
    de: emAberto,
    para: 'FICA',
    exige: 'DADOS',
    efeito: 'passa a contar entre os do novo responsável; sem ninguém, volta a esperar por quem o assuma',
  },
  iniciar: {
    rotulo: 'Iniciar',
    de: ['ABERTO', 'REABERTO'],
    para: 'EM_ANDAMENTO',
    exige: 'NADA',
    efeito: 'sem responsável, quem inicia passa a ser',
  },
  aguardar_cliente: {
    rotulo: 'Aguardar cliente',
    de: ['ABERTO', 'EM_ANDAMENTO', 'REABERTO'],
    para: 'AGUARDANDO_CLIENTE',
    exige: 'NADA',
    efeito: 'o prazo para de correr',
  },
  retomar: {
    rotulo: 'Retomar',
    de: ['AGUARDANDO_CLIENTE'],
    para: 'EM_ANDAMENTO',
    exige: 'NADA',
    efeito: 'o prazo anda o tempo útil em que se esperou',
  },
  resolver: {
    rotulo: 'Resolver',
    de: emAberto,
    para: 'RESOLVIDO',
    exige: 'MOTIVO',
    efeito: 'a solução fica no histórico; passados os dias da configuração, fecha sozinho',
  },
  fechar: {
    rotulo: 'Fechar',
    de: ['RESOLVIDO'],
    para: 'FECHADO',
    exige: 'NADA',
    efeito: 'nada mais se escreve nele sem o reabrir',
  },
  reabrir: {
    rotulo: 'Reabrir',
    de: ['RESOLVIDO', 'FECHADO'],
    para: 'REABERTO',
    exige: 'MOTIVO',
    efeito: 'um prazo novo, contado de agora',
  },
  unir: {
    rotulo: 'Unir a outro',
    de: menosFechado,
    para: 'FECHADO',
    exige: 'DADOS',
    efeito: 'fechado, apontando para o principal, onde se veem as suas mensagens e os seus arquivos',
  },
  editar: {
    rotulo: 'Editar',
    de: menosFechado,
    para: 'FICA',
    exige: 'DADOS',
    efeito: 'outra prioridade muda o prazo, contado de quando ele começou',
  },
  escrever: {
    rotulo: 'Escrever',
    de: menosFechado,
    para: 'FICA',
    exige: 'DADOS',
    efeito: 'uma mensagem ao cliente vai por e-mail',
  },
  anexar: {
    rotulo: 'Anexar arquivo',
    de: menosFechado,
    para: 'FICA',
    exige: 'DADOS',
    efeito: 'o arquivo só se abre pelo atendimento, e cada olhada fica anotada',
  },
} as const satisfies Record<string, TransicaoDoAtendimento>

export type AcaoDoAtendimento = keyof typeof transicoesDoAtendimento
export const acoesDoAtendimento = Object.keys(transicoesDoAtendimento) as [
  AcaoDoAtendimento,
  ...AcaoDoAtendimento[],
]
