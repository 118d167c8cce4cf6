import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { nomesDasSituacoesDeAtendimento } from '@balcao/contract/posvenda/atendimento-nomes'
import { impedimentoNoAtendimento } from '@balcao/contract/posvenda/atendimento-pode-agir'
import { transicoesDoAtendimento } from '@balcao/contract/posvenda/atendimento-transicoes'
import { oQueHouve, ultimaDe } from '../historico.ts'
import type { AcaoComDialogo, AcaoDaPagina } from './acoes.ts'

export const rotuloDe = (acao: AcaoDaPagina): string => transicoesDoAtendimento[acao].rotulo

export const feitos: Record<AcaoDaPagina, string> = {
  assumir: 'O atendimento é seu agora',
  atribuir: 'Atendimento atribuído',
  iniciar: 'Atendimento em andamento',
  aguardar_cliente: 'Aguardando o cliente: o prazo parou',
  retomar: 'Atendimento retomado: o prazo volta a correr',
  resolver: 'Atendimento resolvido',
  fechar: 'Atendimento fechado',
  reabrir: 'Atendimento reaberto, com um prazo novo',
  unir: 'Atendimentos unidos',
  editar: 'Atendimento alterado',
}

type Pergunta = { pergunta: (protocolo: number) => string; consequencia: string; confirmar: string }

export const perguntas: Record<AcaoComDialogo, Pergunta> = {
  resolver: {
    pergunta: (protocolo) => `Como o atendimento ${protocolo} foi resolvido?`,
    consequencia: 'A solução fica no histórico. O que ninguém reabrir em alguns dias fecha sozinho.',
    confirmar: 'Resolver',
  },
  fechar: {
    pergunta: (protocolo) => `Fechar o atendimento ${protocolo}?`,
    consequencia: 'Para escrever nele de novo, será preciso reabri-lo.',
    confirmar: 'Fechar atendimento',
  },
  reabrir: {
    pergunta: (protocolo) => `Por que reabrir o atendimento ${protocolo}?`,
    consequencia: 'Ele volta à lista dos abertos, com um prazo novo, contado de agora.',
    confirmar: 'Reabrir',
  },
  atribuir: {
    pergunta: (protocolo) => `Quem cuida do atendimento ${protocolo}?`,
    consequencia: 'Ele passa a contar entre os de quem for escolhido. Sem ninguém, espera por quem o assuma.',
    confirmar: 'Atribuir',
  },
  unir: {
    pergunta: (protocolo) => `Unir o atendimento ${protocolo} a qual?`,
    consequencia:
      'Este é fechado e aponta para o outro, onde as mensagens e os arquivos dos dois são lidos juntos. Não dá para separar depois.',
    confirmar: 'Unir',
  },
  editar: {
    pergunta: (protocolo) => `Editar o atendimento ${protocolo}`,
    consequencia: 'Outra prioridade muda o prazo, contado de quando ele começou.',
    confirmar: 'Salvar',
  },
}

const sempre = () => true

export const porQueNaoDa = (acao: AcaoDaPagina, atendimento: Atendimento): string | null =>
  atendimento.acoes.includes(acao)
    ? null
    : (impedimentoNoAtendimento(acao, atendimento, sempre)?.texto ??
      'Você não possui permissão para fazer isso')

/** What somebody else did while a question was open. */
export const oQueMudou = ({ situacao, historico }: Atendimento) => {
  const ultima = ultimaDe(historico)
  const nome = nomesDasSituacoesDeAtendimento[situacao]
  return {
    titulo: 'O atendimento mudou enquanto você decidia',
    agora: [
      `Agora ele está em “${nome}”.`,
      ultima && `Última ação: ${oQueHouve(ultima).toLowerCase()}, por ${nomeDoAutor(ultima)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    continuar: 'Continuar com o atendimento como está agora',
  }
}

export const textos = {
  acoes: 'O que você pode fazer',
  mais: 'Mais ações',
  motivo: {
    resolver: 'O que resolveu',
    reabrir: 'O que o cliente disse',
  },
  atribuir: {
    campo: 'Responsável',
    escolha: 'Escolha quem cuida dele',
    ninguem: 'Ninguém, por enquanto',
  },
  unir: {
    campo: 'Atendimento principal',
    escolha: 'Escolha o atendimento que fica',
    nenhum: 'Este cliente não tem outro atendimento em aberto.',
    opcao: (protocolo: number, assunto: string) => `${protocolo} · ${assunto}`,
  },
}
