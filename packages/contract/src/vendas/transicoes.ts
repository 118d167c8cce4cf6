import type { Permissao } from '#base/permissao.ts'
import { portas, type SituacaoVenda, situacoesDeVenda } from './situacao.ts'

/** The subscriber acts through a link, the system by itself. */
export type Ator = 'ASSINANTE' | 'SISTEMA'

/** One way to be allowed to act. Whose sale it is: the seller's, who sent it, and every earlier seller's. */
export type Direito = {
  permissao: Permissao
  /** `true`: only on one's own sale. `false`: never on one's own. Left out: on any. */
  propria?: boolean
  /** Only in these of the states that the action starts from. */
  em?: readonly SituacaoVenda[]
}

export type Transicao = {
  /** As the button says it. */
  rotulo: string
  de: readonly SituacaoVenda[]
  /** `FICA`: the state stays. `NOVO`: another sale begins. `NADA`: the draft is gone. */
  para: readonly (SituacaoVenda | 'FICA')[] | 'NOVO' | 'NADA'
  quem: readonly Direito[] | Ator
  /** What the person has to give besides the sale's `versao`. */
  exige: 'NADA' | 'MOTIVO' | 'MOTIVO_OU_ANEXO_REJEITADO' | 'DADOS'
  /** What it asks for, in words. */
  guarda: string
  /** What it does besides the line in the history. */
  efeito: string
}

const finais = ['CONCLUIDA', 'REPROVADA', 'CANCELADA'] as const
const enviadasAbertas = situacoesDeVenda.filter(
  (situacao) => situacao !== 'RASCUNHO' && !finais.some((final) => final === situacao),
)
const SITUACAO = [{ permissao: 'EDITAR.VENDA_SITUACAO' }] as const
const DONO_OU_EDITOR = [
  { permissao: 'REALIZAR_VENDA', propria: true },
  { permissao: 'EDITAR.VENDA' },
] as const

/** The whole truth about what may happen to a sale: the server decides by it, and the buttons show it. */
export const transicoes = {
  enviar: {
    rotulo: 'Enviar',
    de: ['RASCUNHO'],
    para: portas,
    quem: [{ permissao: 'REALIZAR_VENDA', propria: true }],
    exige: 'DADOS',
    guarda: 'tudo preenchido; a oferta ainda é vendida ali, a essa pessoa, por esse canal',
    efeito:
      'protocolo; cliente criado ou completado; preço, etiqueta e oferta congelados; promoções usadas; restrições julgadas; link do assinante',
  },
  autorizar: {
    rotulo: 'Autorizar',
    de: ['AGUARDANDO_AUTORIZACAO'],
    para: ['AGUARDANDO_ACEITE', 'EM_ANALISE'],
    quem: [{ permissao: 'AUTORIZAR.VENDA_RESTRITA', propria: false }],
    exige: 'MOTIVO',
    guarda: 'motivo',
    efeito: 'guarda o resumo do que foi autorizado; link do assinante',
  },
  negar: {
    rotulo: 'Negar',
    de: ['AGUARDANDO_AUTORIZACAO'],
    para: ['REPROVADA'],
    quem: [{ permissao: 'AUTORIZAR.VENDA_RESTRITA', propria: false }],
    exige: 'MOTIVO',
    guarda: 'motivo',
    efeito: 'as promoções voltam a ter a vaga',
  },
  aceitar: {
    rotulo: 'Aceitar',
    de: ['AGUARDANDO_ACEITE'],
    para: ['EM_ANALISE'],
    quem: 'ASSINANTE',
    exige: 'DADOS',
    guarda: 'identidade conferida; documentos deixados para o assinante já enviados',
    efeito: 'texto, resumo, hora, endereço e navegador guardados; PDF',
  },
  pedir_correcao: {
    rotulo: 'Pedir correção',
    de: ['AGUARDANDO_ACEITE'],
    para: ['PENDENTE'],
    quem: 'ASSINANTE',
    exige: 'MOTIVO',
    guarda: 'o que está errado, em palavras',
    efeito: 'o vendedor é avisado',
  },
  recusar: {
    rotulo: 'Recusar',
    de: ['AGUARDANDO_ACEITE'],
    para: ['CANCELADA'],
    quem: 'ASSINANTE',
    exige: 'NADA',
    guarda: 'perguntado duas vezes',
    efeito: 'como cancelar',
  },
  expirar: {
    rotulo: 'Expirar',
    de: ['AGUARDANDO_ACEITE'],
    para: ['EXPIRADA'],
    quem: 'SISTEMA',
    exige: 'NADA',
    guarda: 'o prazo do link acabou',
    efeito: 'o vendedor é avisado; as promoções voltam a ter a vaga',
  },
  bloquear_link: {
    rotulo: 'Bloquear link',
    de: ['AGUARDANDO_ACEITE'],
    para: ['FICA'],
    quem: 'SISTEMA',
    exige: 'NADA',
    guarda: 'cinco respostas erradas a quem é o assinante',
    efeito: 'o vendedor é avisado; só um link novo abre de novo',
  },
  reenviar_link: {
    rotulo: 'Reenviar link',
    de: ['AGUARDANDO_ACEITE', 'EXPIRADA'],
    para: ['AGUARDANDO_AUTORIZACAO', 'AGUARDANDO_ACEITE'],
    quem: DONO_OU_EDITOR,
    exige: 'NADA',
    guarda: 'a oferta ainda vale',
    efeito:
      'julgada de novo; o link anterior deixa de valer; depois de expirada, as promoções são usadas de novo; o vendedor é avisado, se foi outra pessoa',
  },
  devolver: {
    rotulo: 'Devolver',
    de: ['EM_ANALISE'],
    para: ['PENDENTE'],
    quem: SITUACAO,
    exige: 'MOTIVO_OU_ANEXO_REJEITADO',
    guarda: 'motivo, ou ao menos um anexo rejeitado',
    efeito: 'o vendedor é avisado, com o motivo',
  },
  reenviar: {
    rotulo: 'Reenviar',
    de: ['PENDENTE'],
    para: portas,
    quem: DONO_OU_EDITOR,
    exige: 'NADA',
    guarda: 'tudo preenchido; cada anexo rejeitado substituído',
    efeito:
      'julgada de novo; o que já foi satisfeito não é pedido outra vez; o vendedor é avisado, se foi outra pessoa',
  },
  aprovar: {
    rotulo: 'Aprovar',
    de: ['EM_ANALISE'],
    para: ['APROVADA'],
    quem: [{ permissao: 'EDITAR.VENDA_SITUACAO', propria: false }],
    exige: 'NADA',
    guarda: 'todo anexo obrigatório aprovado',
    efeito: 'contrato aguardando instalação; o cadastro do cliente recebe o que a venda mudou',
  },
  reprovar: {
    rotulo: 'Reprovar',
    de: ['EM_ANALISE'],
    para: ['REPROVADA'],
    quem: SITUACAO,
    exige: 'MOTIVO',
    guarda: 'motivo',
    efeito: 'as promoções voltam a ter a vaga',
  },
  agendar: {
    rotulo: 'Agendar',
    de: ['APROVADA', 'AGENDADA'],
    para: ['AGENDADA'],
    quem: SITUACAO,
    exige: 'DADOS',
    guarda:
      'um dia de hoje a um ano à frente, em que se instale, e um turno em que haja vaga ou que hoje já passou; depois de uma visita que falhou, por quê',
    efeito: 'o assinante vê em /fechada',
  },
  concluir: {
    rotulo: 'Concluir',
    de: ['AGENDADA'],
    para: ['CONCLUIDA'],
    quem: SITUACAO,
    exige: 'DADOS',
    guarda: 'o dia da instalação já chegou',
    efeito:
      'contrato e cliente ativos; os valores são contados do dia da instalação; a fidelidade começa; prazo de arrependimento, se vendida fora da loja',
  },
  cancelar: {
    rotulo: 'Cancelar',
    de: enviadasAbertas,
    para: ['CANCELADA'],
    quem: [
      { permissao: 'EDITAR.VENDA_SITUACAO' },
      {
        permissao: 'REALIZAR_VENDA',
        propria: true,
        em: ['AGUARDANDO_AUTORIZACAO', 'AGUARDANDO_ACEITE', 'EXPIRADA'],
      },
    ],
    exige: 'MOTIVO',
    guarda: 'motivo',
    efeito: 'desfaz contrato, usos de promoção e situação do cliente; o histórico fica',
  },
  desistir: {
    rotulo: 'Registrar arrependimento',
    de: ['CONCLUIDA'],
    para: ['CANCELADA'],
    quem: SITUACAO,
    exige: 'NADA',
    guarda: 'o prazo de arrependimento não acabou',
    efeito: 'contrato cancelado sem multa',
  },
  descartar: {
    rotulo: 'Descartar rascunho',
    de: ['RASCUNHO'],
    para: 'NADA',
    quem: [{ permissao: 'REALIZAR_VENDA', propria: true }],
    exige: 'NADA',
    guarda: 'nenhuma',
    efeito: 'rascunho e arquivos apagados',
  },
  editar: {
    rotulo: 'Editar',
    de: enviadasAbertas,
    para: ['FICA', ...portas],
    quem: [
      { permissao: 'EDITAR.VENDA' },
      { permissao: 'REALIZAR_VENDA', propria: true, em: ['PENDENTE', 'EXPIRADA'] },
    ],
    exige: 'DADOS',
    guarda: 'a versão que a pessoa viu',
    efeito:
      'oferta, cliente, endereço, preço, empresa ou o que o canal exige mudados anulam autorização, aceite e contrato, e a venda volta à primeira porta fechada; julgada de novo: uma restrição nova, antes da aprovação, espera autorização; o vendedor é avisado, se foi outra pessoa',
  },
  trocar_vendedor: {
    rotulo: 'Trocar vendedor',
    de: enviadasAbertas,
    para: ['FICA'],
    quem: [{ permissao: 'EDITAR.VENDA_VENDEDOR' }],
    exige: 'DADOS',
    guarda: 'outro vendedor ativo da empresa, que não a autorizou nem aprovou',
    efeito: 'os dois são avisados; os usos de promoção vão junto',
  },
  copiar: {
    rotulo: 'Copiar',
    de: situacoesDeVenda,
    para: 'NOVO',
    quem: [{ permissao: 'REALIZAR_VENDA' }],
    exige: 'NADA',
    guarda: 'nenhuma',
    efeito: 'um rascunho com os dados e a oferta, sem autorização, aceite nem anexos',
  },
} as const satisfies Record<string, Transicao>

export type Acao = keyof typeof transicoes
export const acoes = Object.keys(transicoes) as Acao[]
