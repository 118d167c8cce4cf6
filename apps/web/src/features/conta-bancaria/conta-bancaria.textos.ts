import type { FormaDoCampo } from '@balcao/contract/cobranca/banco/banco'

/** Where the bank has no name of its own for it, and in the history, where the bank may have changed. */
export const rotulos = {
  nome: 'Nome',
  banco: 'Banco',
  agencia: 'Agência',
  agencia_dv: 'Dígito da agência',
  conta: 'Conta',
  conta_dv: 'Dígito da conta',
  convenio: 'Convênio ou código no banco',
  carteira: 'Carteira',
  variacao: 'Variação da carteira',
  modalidade: 'Modalidade',
  codigo_transmissao: 'Código de transmissão',
  codigo_empresa: 'Código da empresa',
  especie: 'Espécie do título',
  chave_pix: 'Chave Pix',
  multa_percentual: 'Multa por atraso',
  juros_percentual_mes: 'Juros ao mês',
  desconto: 'Desconto para quem paga antes',
  desconto_valor: 'Valor do desconto',
  desconto_dias: 'Dias antes do vencimento',
  instrucoes: 'Instruções no boleto',
  dias_para_baixa: 'Baixa automática',
  proximo_nosso_numero: 'Próximo nosso número',
  padrao: 'Conta padrão',
  ativo: 'Conta ativa',
  segredo_dos_avisos: 'Segredo dos avisos',
}

export const especies = { DM: 'DM – venda de produto', DS: 'DS – prestação de serviço' }

export const situacoes = { ativo: 'Ativa', inativo: 'Inativa' }

export const textos = {
  titulo: 'Contas bancárias',
  explicadas: 'Onde os boletos desta empresa são pagos. São vistas só por quem pode editar a empresa.',
  nenhuma: 'Nenhuma conta ainda. Sem uma conta, não é possível emitir boletos desta empresa.',
  nova: 'Nova conta bancária',
  adicionar: 'Nova conta',
  criar: 'Criar conta',
  criada: (nome: string) => `Conta ${nome} criada`,
  padrao: 'Padrão',
  incompleta: 'Faltam dados',
  incompletaExplicada:
    'Esta conta veio do cadastro antigo da empresa. Complete o que o banco pede e salve: só então será possível emitir boletos.',
  jaEmitiu:
    'Esta conta já emitiu boletos, por isso os dados do banco não mudam mais. Se a conta mudou no banco, cadastre outra.',

  noBanco: 'No banco',
  escolhaOBanco: 'Cada banco pede dados próprios. Escolha o banco para ver quais.',
  comoNoBanco: 'Como estão no contrato de cobrança que o banco entregou à empresa.',
  nomeExplicado: 'Como ela é escolhida ao emitir um boleto.',
  digito: 'Dígito',
  tamanho: ({ minimo, maximo, valores }: FormaDoCampo) => {
    if (valores) return valores.join(' ou ')
    if (maximo === 1) return ''
    return minimo === maximo ? `${maximo} números` : `${minimo} a ${maximo} números`
  },

  pix: 'Pix no boleto',
  pixExplicado: 'Com a chave, cada boleto leva um QR code. Em branco, só o código de barras.',
  chaveExemplo: 'CNPJ, telefone, e-mail ou chave aleatória',

  encargos: 'Multa, juros e desconto',
  encargosExplicados: 'Valem para os próximos boletos. Os já emitidos ficam como foram registrados.',
  multaExplicada: 'Uma vez, depois do vencimento. No máximo 2% (artigo 52 do CDC).',
  jurosExplicados: 'Por dia de atraso. No máximo 1% ao mês (artigo 406 do Código Civil).',
  comDesconto: 'Dar desconto a quem paga antes',
  descontoExplicado: '0 vale até o próprio dia do vencimento.',
  dias: 'dias',

  impresso: 'O que o boleto diz',
  instrucoesExplicadas: 'Até 4 linhas, impressas para quem recebe o pagamento.',

  avancado: 'Avançado',
  baixaExplicada:
    'Depois de tantos dias do vencimento o banco deixa de receber. Em branco, vale a regra dele.',
  numeroNovo:
    'Em branco, começa do 1. Se outro sistema já emitiu por esta conta, informe o primeiro número livre.',
  numeroAtual: (proximo: number) => `O próximo é ${proximo}. Em branco, continua dele.`,
  padraoExplicada: 'Os boletos da empresa vão para ela, a não ser que se escolha outra.',
  ativaExplicada: 'Inativa, deixa de ser oferecida para novos boletos. Os já emitidos continuam valendo.',

  ateDias: (valor: string, dias: number) =>
    dias === 0
      ? `${valor} até o vencimento`
      : `${valor} até ${dias} ${dias === 1 ? 'dia' : 'dias'} antes do vencimento`,
  emDias: (dias: number) => (dias === 1 ? '1 dia' : `${dias} dias`),

  exclusao: {
    pergunta: (nome: string) => `Excluir a conta ${nome}?`,
    consequencia:
      'Ela deixa de aparecer e não pode mais ser escolhida; o histórico fica. Se já emitiu boletos, não é possível excluir: deixe-a inativa. Não é possível desfazer.',
    excluido: (nome: string) => `Conta ${nome} excluída`,
  },
}

export const acoesDoHistorico = { CRIAR: 'criou a conta' }
