/** The name of each field, used by the form, the table, a conflict and the history. */
export const rotulos = {
  cnpj: 'CNPJ',
  razao_social: 'Razão social',
  nome_fantasia: 'Nome fantasia',
  inscricao_estadual: 'Inscrição estadual',
  email: 'E-mail',
  telefone: 'Telefone',
  endereco: 'Endereço',
  logo: 'Logo',
  /** In the history only: accounts are records of their own now. */
  dados_bancarios: 'Conta para boletos',
  ativo: 'Ativa',
  situacao: 'Situação',
  atualizado_em: 'Atualizada em',
}

export const situacoes = { ativo: 'Ativa', inativo: 'Inativa' }

export const textos = {
  lista: {
    titulo: 'Empresas',
    dicaDeBusca: 'Nome, razão social ou CNPJ',
    novo: 'Nova empresa',
    semNovo: 'Você não possui permissão para criar empresas.',
    arquivo: 'empresas.csv',
  },
  nova: 'Nova empresa',
  criar: 'Criar empresa',
  criada: (nome: string) => `Empresa ${nome} criada`,
  usuarios: (quantos: number) => (quantos === 1 ? '1 usuário com acesso' : `${quantos} usuários com acesso`),

  identificacao: 'Identificação',
  contato: 'Contato',
  opcional: 'Pode ficar em branco. Preenchido, precisa estar completo.',
  ativa: 'Empresa ativa',
  ativaExplicada:
    'Inativa, deixa de ser oferecida em novos cadastros. O que já pertence a ela continua como está.',

  exclusao: {
    pergunta: (nome: string) => `Excluir a empresa ${nome}?`,
    consequencia:
      'Ela deixa de aparecer nas listas e não pode mais ser escolhida; o histórico fica. Enquanto houver pessoas, canais, planos ou contas bancárias ligados a ela, não é possível excluir. Não é possível desfazer.',
    excluido: (nome: string) => `Empresa ${nome} excluída`,
    semPermissao: 'Você não possui permissão para excluir empresas.',
  },
}

export const acoesDoHistorico = { CRIAR: 'criou a empresa' }
