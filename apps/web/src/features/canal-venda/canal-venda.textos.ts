/** The name of each field, used by the form, the table, a conflict and the history. */
export const rotulos = {
  nome: 'Nome',
  tipo: 'Tipo',
  anexos_obrigatorios: 'Anexos obrigatórios',
  exige_aceite_digital: 'Aceite digital',
  fora_do_estabelecimento: 'Fora do estabelecimento',
  roteiro_audio: 'Texto lido na gravação',
  todas_empresas: 'Todas as empresas',
  empresas: 'Empresas',
  empresa: 'Empresa',
  ativo: 'Ativo',
  situacao: 'Situação',
  atualizado_em: 'Atualizado em',
}

export const situacoes = { ativo: 'Ativo', inativo: 'Inativo' }

export const textos = {
  lista: {
    titulo: 'Canais de venda',
    dicaDeBusca: 'Nome do canal',
    novo: 'Novo canal',
    semNovo: 'Você não possui permissão para criar canais de venda.',
    arquivo: 'canais-de-venda.csv',
  },
  novo: 'Novo canal',
  criar: 'Criar canal',
  criado: (nome: string) => `Canal ${nome} criado`,
  semEditar: 'Você pode ver este canal, mas não possui permissão para editar canais de venda.',
  deOutros: 'Você pode ver, mas não alterar: este canal também é de empresas que não são suas.',

  sugestao: 'O tipo sugere os anexos e as regras abaixo. O que você já mudou fica como está.',
  anexosExplicados: 'Sem eles, a venda deste canal não pode ser enviada.',
  nenhumAnexo: 'Nenhum',
  aceite: 'Exige aceite digital',
  aceiteExplicado: 'O assinante recebe um link e aceita a oferta no celular antes de a análise começar.',
  fora: 'Venda fora do estabelecimento',
  foraExplicada:
    'O assinante pode desistir em até 7 dias, sem multa (artigo 49 do Código de Defesa do Consumidor).',
  roteiroExplicado:
    'O que o vendedor lê em voz alta enquanto grava o aceite. Os campos entre chaves são trocados pelos valores da venda. Em branco, vale o texto padrão.',
  camposDoRoteiro: 'Campos que o texto pode usar',
  exemplo: 'Como será lido',
  exemploDoPadrao: 'Texto padrão, como será lido',
  ativo: 'Canal ativo',
  ativoExplicado: 'Inativo, deixa de ser oferecido em novas vendas e cadastros. O que já o usa continua.',

  sim: 'Sim',
  nao: 'Não',

  exclusao: {
    pergunta: (nome: string) => `Excluir o canal ${nome}?`,
    consequencia:
      'Ele deixa de aparecer nas listas e não pode mais ser escolhido; o histórico fica. Enquanto for usado por planos, promoções ou pessoas, não é possível excluir. Não é possível desfazer.',
    excluido: (nome: string) => `Canal ${nome} excluído`,
    semPermissao: 'Você não possui permissão para excluir canais de venda.',
  },
}

/** An invented sale, to show how the model reads. */
export const exemploDoRoteiro = {
  cliente: 'Maria Aparecida da Silva',
  empresa: 'Sua Empresa',
  vendedor: 'João Pereira',
  plano: 'Fibra 500 Mega',
  adicionais: 'Roteador extra',
  mensalidade: 'R$ 79,90 nos 3 primeiros meses, depois R$ 99,90',
  instalacao: 'R$ 100,00',
  fidelidade: '12 meses',
  multa: 'R$ 300,00',
  vencimento: '10',
  hoje: '5 de março de 2026',
}

export const acoesDoHistorico = { CRIAR: 'criou o canal' }
