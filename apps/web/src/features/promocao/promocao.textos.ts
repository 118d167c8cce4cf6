import type { Cobranca } from '@balcao/contract/catalogo/adicional-filtro'
import type { TipoDesconto } from '@balcao/contract/catalogo/promocao'
import type { SituacaoPromocao } from '@balcao/contract/catalogo/promocao-filtro'
import type { TomDaSituacao } from '#ui/Situacao.tsx'

/** The name of each field, used by the form, the table, a conflict and the history. */
export const rotulos = {
  nome: 'Nome',
  descricao: 'Descrição',
  codigo: 'Cupom',
  desconto: 'Desconto',
  desconto_mensalidade: 'Desconto na mensalidade',
  desconto_instalacao: 'Desconto na instalação',
  duracao_meses: 'Meses de desconto',
  vigencia: 'Vigência',
  vigencia_inicio: 'Início da vigência',
  vigencia_fim: 'Fim da vigência',
  todos_planos: 'Todos os planos',
  planos: 'Planos',
  plano_id: 'Plano',
  todos_canais: 'Todos os canais',
  canais: 'Canais de venda',
  canal_venda_id: 'Canal',
  todas_cidades: 'Todas as cidades',
  cidades: 'Cidades',
  limite_total: 'Limite total',
  limite_por_cliente: 'Limite por cliente',
  limite_por_vendedor: 'Limite por vendedor',
  usos: 'Usos',
  cumulativa: 'Cumulativa',
  prioridade: 'Prioridade',
  ativo: 'Ativa',
  adicionais: 'Adicionais vinculados',
  situacao: 'Situação',
  atualizado_em: 'Atualizada em',
}

export const tomDaSituacao: Record<SituacaoPromocao, TomDaSituacao> = {
  VALENDO: 'sucesso',
  FUTURA: 'informacao',
  ENCERRADA: 'neutro',
  ESGOTADA: 'aviso',
  INATIVA: 'neutro',
}

export const SEM_DESCONTO = 'SEM_DESCONTO'
export const nomeDoTipo: Record<TipoDesconto | typeof SEM_DESCONTO, string> = {
  SEM_DESCONTO: 'Sem desconto',
  PERCENTUAL: 'Percentual',
  VALOR: 'Valor em reais',
  PRECO_FINAL: 'Preço final',
}

/** The label of the amount, by kind of discount. */
export const rotuloDoValor: Record<TipoDesconto, string> = {
  PERCENTUAL: 'Percentual',
  VALOR: 'Valor do desconto',
  PRECO_FINAL: 'Preço com desconto',
}

export const sufixoDaCobranca: Record<Cobranca, string> = { MENSAL: ' por mês', UNICA: ', uma vez' }

const vezes = (usos: number) => (usos === 1 ? '1 vez' : `${usos.toLocaleString('pt-BR')} vezes`)
const cidades = (quantas: number) => (quantas === 1 ? '1 cidade' : `${quantas} cidades`)

export const textos = {
  lista: {
    titulo: 'Promoções',
    dicaDeBusca: 'Nome ou cupom',
    novo: 'Nova promoção',
    semNovo: 'Você não possui permissão para criar promoções.',
    arquivo: 'promocoes.csv',
  },
  sim: 'Sim',
  nao: 'Não',
  cumulativa: 'Cumulativa',
  naoCumulativa: 'Não cumulativa',
  semDesconto: 'Sem desconto',
  semCupom: '—',
  usosDeLimite: (usos: number, limite: number | null) =>
    limite === null
      ? usos.toLocaleString('pt-BR')
      : `${usos.toLocaleString('pt-BR')} de ${limite.toLocaleString('pt-BR')}`,
  de: (inicio: string) => `a partir de ${inicio}`,
  deAte: (inicio: string, fim: string) => `${inicio} a ${fim}`,
  terminaEm: (dias: number) => {
    if (dias === 0) return 'termina hoje'
    return dias === 1 ? 'termina amanhã' : `termina em ${dias} dias`
  },

  nova: 'Nova promoção',
  criar: 'Criar promoção',
  criada: (nome: string) => `Promoção ${nome} criada. Agora vincule os adicionais, se houver.`,
  salvo: 'Alterações salvas. Já valem para as próximas vendas.',
  semEditar: 'Você pode ver esta promoção, mas não possui permissão para editar promoções.',
  naoEditavel: 'Você pode ver, mas não alterar: esta promoção vale para planos de empresas que você não tem.',
  semEfeito:
    'Esta promoção não muda nenhum preço: não dá desconto na mensalidade nem na instalação e não tem adicionais vinculados.',

  grupos: {
    identificacao: 'Promoção',
    desconto: 'Desconto',
    vigencia: 'Quando e como é oferecida',
    limites: 'Limites de uso',
    alcance: 'Onde vale',
  },
  dicaDoCupom: 'Com cupom, só vale para quem disser o código. Sem cupom, é oferecida a todos.',
  semFim: 'Sem data, não termina',
  semLimite: 'Sem limite',
  usadaAteAgora: (usos: number) => (usos === 0 ? 'Ainda não foi usada.' : `Usada ${vezes(usos)} até agora.`),
  dicaDoAtivo: 'Desligada, não é oferecida nem dentro da vigência.',
  dicaDaCumulativa: 'Pode ser somada a outras promoções cumulativas.',
  dicaDaPrioridade: 'De 0 a 100. Entre duas que economizam o mesmo, a maior é oferecida primeiro.',
  todosPlanos: 'Todos os planos, inclusive os futuros',
  escolhaPlanos: 'Escolha os planos',
  todosCanais: 'Todos os canais, inclusive os futuros',
  escolhaCanais: 'Escolha os canais de venda',
  cidades,

  exclusao: {
    pergunta: (nome: string) => `Excluir a promoção ${nome}?`,
    consequencia:
      'Ela deixa de ser oferecida e de aparecer nas listas, e o cupom fica livre para outra. O histórico fica. Não é possível desfazer.',
    excluido: (nome: string) => `Promoção ${nome} excluída`,
    semPermissao: 'Você não possui permissão para excluir promoções.',
  },
  jaUsada: (usos: number) =>
    `Já foi usada ${vezes(usos)}: não pode ser excluída. Desative-a, e ela deixa de ser oferecida.`,

  adicionais: {
    titulo: 'Adicionais vinculados',
    texto:
      'Um obrigatório entra junto com a promoção; um opcional fica com o preço promocional se for escolhido.',
    vazio: 'Nenhum adicional vinculado.',
    adicionar: 'Adicionar um adicional',
    obrigatorio: 'Obrigatório',
    preco: 'Preço',
    meses: 'Meses',
    tirar: (nome: string) => `Tirar ${nome}`,
    deTabela: (preco: string, cobranca: Cobranca) => `De tabela: ${preco}${sufixoDaCobranca[cobranca]}`,
    acimaDaTabela: 'Acima do preço de tabela: na venda vale o de tabela.',
    inativo: 'Está inativo: não é oferecido.',
    inativoNaoObriga: 'Está inativo: para torná-lo obrigatório, ative-o antes.',
    salvar: 'Salvar adicionais',
    salvo: 'Adicionais vinculados',
    semVincular: 'Você não possui permissão para vincular adicionais.',
  },
}

export const acoesDoHistorico = { CRIAR: 'criou a promoção' }
