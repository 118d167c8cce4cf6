import { quantos } from '@balcao/contract/valores/quantos'

/** The name of each field, used by the form, the table, a conflict and the history. */
export const rotulos = {
  nome: 'Nome',
  descricao: 'Descrição',
  categoria: 'Categoria',
  cobranca: 'Cobrança',
  valor: 'Valor',
  quantidade_maxima: 'Quantidade máxima por venda',
  incompativel_com: 'Incompatível com',
  icone: 'Ícone',
  ativo: 'Ativo',
  situacao: 'Situação',
  atualizado_em: 'Atualizado em',
}

export const situacoes = { ativo: 'Ativo', inativo: 'Inativo' }

/** "3 planos e 1 promoção" */
const ofertas = (planos: number, promocoes: number) =>
  [
    planos > 0 && quantos(planos, 'plano', 'planos'),
    promocoes > 0 && quantos(promocoes, 'promoção', 'promoções'),
  ]
    .filter(Boolean)
    .join(' e ')

export const textos = {
  lista: {
    titulo: 'Adicionais',
    dicaDeBusca: 'Nome ou descrição',
    novo: 'Novo adicional',
    semNovo: 'Você não possui permissão para criar adicionais.',
    arquivo: 'adicionais.csv',
  },
  novo: 'Novo adicional',
  criar: 'Criar adicional',
  criado: (nome: string) => `${nome} foi criado`,
  semEditar: 'Você pode ver este adicional, mas não possui permissão para alterá-lo.',
  emUso: (planos: number, promocoes: number) =>
    planos + promocoes === 0 ? 'Em nenhum plano' : `Em ${ofertas(planos, promocoes)}`,

  precoDeTabela: 'Preço de tabela: cada plano pode ter o seu.',
  escolhaIncompativeis: 'Escolha os que não podem ser vendidos juntos',
  nosDoisSentidos: 'Vale nos dois sentidos: aparece também no cadastro de cada um deles.',
  inativo: (nome: string) => `${nome} (inativo)`,
  podeVender: 'Pode ser vendido onde um plano o oferece.',
  deixaDeVender: 'Não é oferecido em nenhuma venda nova. O que já foi vendido continua.',
  desativar: (planos: number, promocoes: number) =>
    `Ao salvar, ${ofertas(planos, promocoes)} ${planos + promocoes === 1 ? 'deixa' : 'deixam'} de oferecê-lo. O que já foi vendido continua.`,

  exclusao: {
    pergunta: (nome: string) => `Excluir ${nome}?`,
    livre:
      'Nenhum plano nem promoção o usa. O adicional some das listas, e os que eram incompatíveis com ele deixam de ser. O que já foi vendido continua. Não é possível desfazer.',
    emUso: (onde: string) =>
      `Está em uso: ${onde}. Enquanto estiver, não pode ser excluído. Para deixar de oferecê-lo, desligue “Ativo”.`,
    excluido: (nome: string) => `${nome} foi excluído`,
    semPermissao: 'Você não possui permissão para excluir adicionais.',
  },
}

export const acoesDoHistorico = { CRIAR: 'criou o adicional' }
