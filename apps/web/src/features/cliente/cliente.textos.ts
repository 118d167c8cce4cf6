/** What each field is called: in the form, in a comparison, in a conflict and in the history alike. */
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

/** The same field, named as each kind of person has it. */
export const rotulosDoTipo = {
  PF: { nome: 'Nome', cpf_cnpj: 'CPF' },
  PJ: { nome: 'Razão social', cpf_cnpj: 'CNPJ' },
}

export const textos = {
  numero: (codigo: number) => `nº ${codigo}`,
  novo: 'Novo cliente',
  criar: 'Criar cliente',
  criado: (nome: string) => `Cliente ${nome} criado`,
  salvo: 'Alterações salvas',
  alterado: (quando: string) => `Alterado em ${quando}`,
  cadastrado: (quando: string, origem: string) => `Cadastrado em ${quando} (${origem})`,

  dados: 'Dados',
  escolhaEmpresa: 'Escolha a empresa',
  responsavelNome: 'Nome do responsável',
  responsavelCpf: 'CPF do responsável',
  idExternoDica: 'A chave deste cliente no ERP.',
  anos: (idade: number) => (idade === 1 ? '1 ano' : `${idade} anos`),
  menor: (idade: string) => `${idade}: menor de 18 anos não pode contratar.`,
  noFuturo: 'Esta data ainda não chegou.',

  telefone: (lugar: number) => `Telefone ${lugar}`,
  telefoneNumero: 'Número',
  telefoneTipo: 'Tipo',
  whatsapp: 'WhatsApp',
  principal: 'Principal',
  adicionarTelefone: 'Adicionar telefone',
  tirarTelefone: (lugar: number) => `Tirar o telefone ${lugar}`,
  semTelefones: 'Nenhum telefone.',
  telefoneRepetido: 'Este telefone já está na lista',

  endereco: (lugar: number) => `Endereço ${lugar}`,
  enderecoTipo: 'Para que serve',
  referencia: 'Ponto de referência',
  adicionarEndereco: 'Adicionar endereço',
  tirarEndereco: (lugar: number) => `Tirar o endereço ${lugar}`,
  subirEndereco: (lugar: number) => `Subir o endereço ${lugar}`,
  descerEndereco: (lugar: number) => `Descer o endereço ${lugar}`,
  semEnderecos: 'Nenhum endereço.',

  conversar: 'Conversar no WhatsApp',
  contatos: 'Falar com o cliente',

  restrito: 'Cliente com restrição',
  restritoPor: (quem: string, quando: string) => `${quem}, em ${quando}`,
  semEditar: 'Você não tem a permissão de editar clientes.',
  mascarado:
    'Você pode consultar este cadastro, mas não tem a permissão de visualizar clientes: documentos, contatos e endereços aparecem em parte.',
  anonimizado: (quando: string) =>
    `Os dados desta pessoa foram removidos em ${quando}, a pedido (LGPD). O que a lei manda guardar continua aqui.`,
  unificado: 'Este cadastro foi unificado: você está no que ficou.',

  acoes: 'Mais ações',
  salveAntes: 'Salve ou descarte o que você mudou antes de unificar.',
  restringir: 'Restringir',
  restringirTitulo: (nome: string) => `Restringir ${nome}`,
  restringirExplicado:
    'Toda venda a este cliente passa a esperar a autorização de um supervisor, que lê este motivo.',
  restringido: 'Cliente restrito',
  liberar: 'Liberar',
  liberarPergunta: (nome: string) => `Retirar a restrição de ${nome}?`,
  liberarConsequencia: 'As próximas vendas a este cliente não esperam mais autorização. O histórico fica.',
  liberado: 'Restrição retirada',
  unificar: 'Unificar com outro cadastro',
  exportar: 'Exportar dados (LGPD)',
  exportado: 'O arquivo reúne tudo o que há sobre esta pessoa.',
  arquivoLgpd: (codigo: number) => `cliente-${codigo}-lgpd.json`,
  anonimizar: 'Anonimizar',
  anonimizarPergunta: (nome: string) => `Anonimizar ${nome}?`,
  anonimizarSai:
    'Saem o nome, os documentos, os contatos, as datas, as observações e a porta de cada endereço, também do histórico de alterações e dos cadastros unificados a este.',
  anonimizarFica:
    'Ficam o número, a situação, a cidade e a região do CEP, as datas, quem consultou e quem alterou: o que a lei manda guardar e os números da empresa.',
  anonimizarSemVolta: 'Não é possível desfazer. Se a pessoa pediu uma cópia, exporte os dados antes.',
  anonimizarMotivo: 'Como: pedido da pessoa por e-mail em 10/11',
  anonimizadoFeito: 'Cliente anonimizado',

  consentimentos: 'Consentimentos',
  consentimentosExplicados: 'O serviço contratado não depende destes; para o mais, vale a palavra da pessoa.',
  conceder: 'Registrar',
  revogar: 'Revogar',
  concedido: 'Concedido',
  revogado: 'Revogado',
  semConsentimento: 'Nunca registrado',
  meioExemplo: 'Por telefone, formulário assinado…',
  anotadoPor: (quem: string) => `anotado por ${quem}`,
  todosOsConsentimentos: (quantos: number) =>
    quantos === 1 ? 'Ver o registro' : `Ver os ${quantos} registros`,

  acessos: 'Acessos',
  acessosExplicados: 'Quem viu os dados desta pessoa.',
  semAcessos: 'Ninguém ainda.',
  acoesDeAcesso: {
    VISUALIZAR: 'visualizou',
    EXPORTAR: 'exportou em lista',
    LGPD: 'exportou os dados (LGPD)',
  },
}

export const acoesDoHistorico = {
  CRIAR: 'criou o cliente',
  RESTRINGIR: 'restringiu',
  LIBERAR: 'retirou a restrição',
  CONSENTIR: 'registrou um consentimento',
  UNIFICAR: 'unificou',
  ANONIMIZAR: 'anonimizou',
}
