export const rotulos = {
  nome: 'Nome',
  cpf_cnpj: 'CPF/CNPJ',
  telefone: 'Telefone',
  email: 'E-mail',
  cidade: 'Cidade',
  uf: 'UF',
  empresa: 'Empresa',
  situacao: 'Situação',
  codigo: 'Código',
  criado_em: 'Criado em',
  atualizado_em: 'Atualizado em',
  tipo_pessoa: 'Pessoa',
  restricao: 'Restrição',
  origem: 'Origem',
  criado_de: 'Criado de',
  criado_ate: 'Criado até',
}

export const nomeDoTipoPessoa = { PF: 'Pessoa física', PJ: 'Pessoa jurídica' }

export const nomeDaRestricao = { ativo: 'Com restrição', inativo: 'Sem restrição' }

export const textos = {
  lista: {
    titulo: 'Clientes',
    dicaDeBusca: 'Nome, CPF/CNPJ, telefone, e-mail ou código',
    novo: 'Novo cliente',
    semNovo: 'Você não possui permissão para editar clientes.',
    arquivo: 'clientes.csv',
    contagem: { um: 'cliente', varios: 'clientes' },
  },
  importar: 'Importar',
}
