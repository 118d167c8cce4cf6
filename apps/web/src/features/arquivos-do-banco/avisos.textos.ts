import type { ResultadoDeAviso } from '@balcao/contract/cobranca/aviso-resultados'

export const textos = {
  titulo: 'Avisos de pagamento',
  texto: 'O que o banco ou o meio de pagamento avisou na hora, sem esperar o arquivo de retorno.',
  lista: 'Avisos recebidos',
  csv: 'avisos-de-pagamento.csv',
  todos: 'Todos',
  nenhum:
    'Nenhum aviso chegou ainda. Para recebê-los, abra a conta bancária no registro da empresa, crie o segredo em “Avisos de pagamento” e informe-o a quem avisa.',
  verEmpresas: 'Ver as empresas',
  nadaAqui: 'Nenhum aviso com este resultado.',
  colunas: {
    boleto: 'Boleto',
    resultado: 'Resultado',
    evento: 'Aviso',
    valor: 'Valor',
    dia: 'Dia',
    conta: 'Conta',
    texto: 'O que foi feito',
    recebido: 'Recebido em',
    referencia: 'Número avisado',
    aviso: 'Número do aviso',
  },
  boleto: (n: number) => `Boleto ${n}`,
  semBoleto: (nossoNumero: string) => `Nosso nº ${nossoNumero}`,

  /** What is left to do about it. */
  oQueFazer: {
    APLICADO: null,
    SEM_EFEITO: 'Estes repetiam o que já se sabia: não há o que fazer.',
    CONFERIR:
      'Veio dinheiro a mais ou a menos. Abra o boleto, veja os pagamentos e combine com o cliente a devolução, o crédito ou o que falta.',
    SEM_BOLETO:
      'O número avisado não é de nenhum boleto da conta. Confira com quem avisa o número e a conta; se o dinheiro é de um boleto daqui, abra-o e dê baixa.',
  } satisfies Record<ResultadoDeAviso, string | null>,
}

/** In the order in which people look: first what waits for somebody. */
export const resultadosDeAvisoEmOrdem = [
  'CONFERIR',
  'SEM_BOLETO',
  'APLICADO',
  'SEM_EFEITO',
] as const satisfies readonly ResultadoDeAviso[]
