/** The name of each field, used by the form, a comparison, a conflict and the history. */
export const rotulos = {
  empresa_id: 'Empresa',
  empresa: 'Empresa',
  tipo_pessoa: 'Tipo de pessoa',
  cpf_cnpj: 'CPF ou CNPJ',
  nome: 'Nome',
  nome_social: 'Nome social',
  nome_fantasia: 'Nome fantasia',
  rg: 'RG',
  inscricao_estadual: 'Inscrição estadual',
  data_nascimento: 'Data de nascimento',
  nome_mae: 'Nome da mãe',
  responsavel: 'Responsável',
  email: 'E-mail',
  telefones: 'Telefones',
  enderecos: 'Endereços',
  situacao: 'Situação',
  observacoes: 'Observações',
  origem: 'Origem',
  id_externo: 'Código em outro sistema',
  restricao: 'Restrição',
  motivo: 'Motivo',
  finalidade: 'Finalidade',
  concedido: 'Concedido',
  meio: 'Como a pessoa disse',
  cadastro_unificado: 'Cadastro absorvido',
  unificado_com: 'Unificado com',
}

export const nomesDosTipos = { PF: 'Pessoa física', PJ: 'Pessoa jurídica' }

/** Fields whose name depends on the kind of person. */
export const rotulosDoTipo = {
  PF: { nome: 'Nome', cpf_cnpj: 'CPF' },
  PJ: { nome: 'Razão social', cpf_cnpj: 'CNPJ' },
}

export const textos = {
  numero: (codigo: number) => `nº ${codigo}`,
  novo: 'Novo cliente',
  criar: 'Criar cliente',
  criado: (nome: string) => `Cliente ${nome} criado`,
  alterado: (quando: string) => `Alterado em ${quando}`,
  cadastrado: (quando: string, origem: string) => `Cadastrado em ${quando} (${origem})`,

  dados: 'Dados',
  escolhaEmpresa: 'Escolha a empresa',
  responsavelNome: 'Nome do responsável',
  responsavelCpf: 'CPF do responsável',
  nascido: (dia: string) => `nasc. ${dia}`,
  responsavelNascimento: 'Nascimento do responsável',
  idExternoDica: 'A chave deste cliente no ERP.',

  whatsapp: 'WhatsApp',
  principal: 'Principal',
  telefoneRepetido: 'Este telefone já está na lista',

  conversar: 'Conversar no WhatsApp',
  contatos: 'Falar com o cliente',

  restrito: 'Cliente com restrição',
  motivoOculto: 'O motivo aparece para quem pode visualizar clientes.',
  restritoPor: (quem: string, quando: string) => `${quem}, em ${quando}`,
  semEditar: 'Você não possui permissão para editar clientes.',
  unificado: 'Este cadastro foi unificado: você está no que ficou.',

  acoes: 'Mais ações',
  salveAntes: 'Salve ou descarte o que você mudou antes de unificar.',
  restringir: 'Restringir',
  liberar: 'Liberar',
  unificar: 'Unificar com outro cadastro',
  unificarCom: 'Unificar',
  unificarComNome: (nome: string) => `Unificar com ${nome}`,
  exportar: 'Exportar dados (LGPD)',
  exportado: 'O arquivo reúne tudo o que há sobre esta pessoa.',
  arquivoLgpd: (codigo: number) => `cliente-${codigo}-lgpd.json`,
  anonimizar: 'Anonimizar',
}

export const acoesDoHistorico = {
  CRIAR: 'criou o cliente',
  RESTRINGIR: 'restringiu',
  LIBERAR: 'retirou a restrição',
  CONSENTIR: 'registrou um consentimento',
  UNIFICAR: 'unificou',
  ANONIMIZAR: 'anonimizou',
}
