import type { VisaoDeBoleto } from '@balcao/contract/cobranca/boleto-filtro'

export const textos = {
  lista: {
    titulo: 'Boletos',
    tabela: 'Lista de boletos',
    dicaDeBusca: 'Cliente, documento, nº, linha digitável ou valor',
    arquivo: 'boletos.csv',
    contagem: { um: 'boleto', varios: 'boletos' },
    novo: 'Emitir boleto',
    semNovo: 'Você não possui permissão para emitir boletos',
  },
  semVer: 'Você não possui permissão para ver boletos.',
  todos: 'Todos',
  filtros: {
    vence_de: 'Vence de',
    vence_ate: 'Vence até',
    pago_de: 'Pago de',
    pago_ate: 'Pago até',
    valor_de: 'Valor de',
    valor_ate: 'Valor até',
  },
  /** What the rows add up to. */
  soma: {
    aReceber: (valor: string) => `${valor} a receber`,
    recebidos: (valor: string) => `${valor} recebidos`,
    cancelados: (valor: string) => `${valor} cancelados`,
    tudo: (valor: string, pago: string) => `${valor} emitidos, ${pago} recebidos`,
    maisDe: (valor: string) => `mais de ${valor}`,
  },
  emLote: 'Emissão em lote',
  imprimir: 'Imprimir esta página',
  nadaAImprimir: 'Nenhum boleto desta página está em aberto',
  novos: (quantos: number) =>
    quantos === 1 ? '1 boleto novo: mostrar' : `${quantos} boletos novos: mostrar`,
  nadaEm: {
    em_aberto: 'Nenhum boleto em aberto.',
    vencidos: 'Nenhum boleto vencido.',
    a_vencer: 'Nenhum boleto a vencer.',
    pagos: 'Nenhum boleto pago ainda.',
    rejeitados: 'O banco não rejeitou nenhum boleto.',
  } satisfies Record<VisaoDeBoleto, string>,
  nenhum:
    'Nenhum boleto ainda. Os dos contratos são emitidos na página de cada contrato, ou todos de um mês em lote.',
}
