import type { Atendimento, AtendimentoResumo } from '@balcao/contract/posvenda/atendimento'

export const ID = '0192d3a4-5b6c-7d8e-9f01-0000000000aa'
export const CONTRATO = '0192d3a4-5b6c-7d8e-9f01-0000000000bb'
export const CLIENTE = '0192d3a4-5b6c-7d8e-9f01-0000000000cc'

/** A ticket as lists return it. */
export const umResumo = (parte: Partial<AtendimentoResumo> = {}): AtendimentoResumo => ({
  id: ID,
  protocolo: 4321,
  situacao: 'EM_ANDAMENTO',
  situacao_em: '2026-11-16T12:00:00.000Z',
  tipo: 'SUPORTE',
  prioridade: 'ALTA',
  canal: 'TELEFONE',
  assunto: 'Internet cai à noite',
  cliente: { id: CLIENTE, nome: 'Maria Souza' },
  cliente_plano_id: CONTRATO,
  plano: 'Fibra 500',
  empresa: 'Rede Serrana',
  responsavel: { id: '0192d3a4-5b6c-7d8e-9f01-0000000000dd', nome: 'Bia Suporte' },
  prazo: '2026-11-16T20:00:00.000Z',
  criado_em: '2026-11-16T12:00:00.000Z',
  ...parte,
})

/** A ticket in somebody's hands, with a note and a message, as its page gets it. */
export const umAtendimento = (parte: Partial<Atendimento> = {}): Atendimento => ({
  ...umResumo(),
  empresa: { id: ID, nome: 'Rede Serrana' },
  solicitante_nome: 'João Souza',
  solicitante_telefone: '+5511987654321',
  email_do_cliente: 'maria@exemplo.br',
  contrato: {
    id: CONTRATO,
    cliente_id: CLIENTE,
    plano: 'Fibra 500',
    situacao: 'ATIVO',
    endereco: 'Rua Direita, 10, Campinas/SP',
  },
  aberto_por: 'Bia Suporte',
  aguarda_desde: null,
  unido_a: null,
  unidos: [],
  mensagens: [
    {
      id: '1',
      em: '2026-11-16T12:00:00.000Z',
      quem: 'Bia Suporte',
      tipo: 'INTERNA',
      texto: 'Diz que cai sempre às 20 h.',
      envio: null,
      para: null,
      protocolo: null,
    },
    {
      id: '2',
      em: '2026-11-16T12:10:00.000Z',
      quem: 'Bia Suporte',
      tipo: 'AO_CLIENTE',
      texto: 'Vamos olhar o sinal hoje à noite.',
      envio: 'ENVIADA',
      para: 'maria@exemplo.br',
      protocolo: null,
    },
  ],
  anexos: [
    {
      id: '3',
      em: '2026-11-16T12:05:00.000Z',
      quem: 'Bia Suporte',
      nome: 'roteador.jpg',
      mime: 'image/jpeg',
      tamanho: 250_000,
      protocolo: null,
    },
  ],
  historico: [
    {
      id: '4',
      em: '2026-11-16T12:00:00.000Z',
      acao: 'abrir',
      de: null,
      para: 'ABERTO',
      autor: 'PESSOA',
      quem: 'Bia Suporte',
      motivo: null,
      detalhe: null,
      protocolo: null,
    },
  ],
  acoes: [
    ...(['assumir', 'atribuir', 'aguardar_cliente', 'resolver', 'unir'] as const),
    ...(['editar', 'escrever', 'anexar'] as const),
  ],
  atualizado_em: '2026-11-16T12:10:00.000Z',
  versao: 3,
  ...parte,
})
