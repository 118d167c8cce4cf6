/** The name of each field, used by the form, a conflict and the history. */
export const rotulos = {
  nome: 'Nome',
  descricao: 'Descrição',
  icone: 'Ícone',
  cor: 'Cor do ícone',
  ordem: 'Posição',
}

export const textos = {
  titulo: 'Recursos',
  dicaDeBusca: 'Nome ou descrição',
  arquivo: 'recursos.csv',
  colunas: { recurso: 'Recurso', descricao: rotulos.descricao, planos: 'Planos' },
  planos: (n: number) => (n === 0 ? 'Nenhum plano' : n === 1 ? '1 plano' : `${n} planos`),

  novo: 'Novo recurso',
  semNovo: 'Você não possui permissão para criar recursos.',
  criar: 'Criar recurso',
  criado: (nome: string) => `${nome} foi criado, no fim da lista`,
  editar: 'Editar recurso',

  buscaImpedeOrdem: 'Limpe a busca para mudar a ordem.',
  semOrdenar: 'Você não possui permissão para mudar a ordem dos recursos.',
  ordemDeTodas: 'A ordem vale em todas as empresas: só a muda quem tem acesso a todas.',

  previa: 'No cartão do plano',
  semNome: 'Nome do recurso',
  corPadrao: 'Padrão',

  exclusao: {
    pergunta: (nome: string) => `Excluir ${nome}?`,
    consequencia: 'O recurso some desta lista e não pode mais ser posto em planos. Não é possível desfazer.',
    excluido: (nome: string) => `${nome} foi excluído`,
    semPermissao: 'Você não possui permissão para excluir recursos.',
  },
}

/** Readable on both light and dark cards. */
export const cores = [
  { cor: '#2f6fed', nome: 'Azul' },
  { cor: '#0f8fb3', nome: 'Ciano' },
  { cor: '#0f9d6b', nome: 'Verde' },
  { cor: '#c98a00', nome: 'Amarelo' },
  { cor: '#e8590c', nome: 'Laranja' },
  { cor: '#e03131', nome: 'Vermelho' },
  { cor: '#d6336c', nome: 'Rosa' },
  { cor: '#8a52e0', nome: 'Roxo' },
]

export const acoesDoHistorico = { CRIAR: 'criou o recurso' }
