import type { SituacaoContrato } from '@balcao/contract/vendas/contrato'

export const textos = {
  emitir: 'Emitir boletos',
  nenhum: 'Nenhum boleto deste contrato ainda.',

  desatualizado: (numero: number, cobra: string, fatura: string | null) =>
    fatura === null
      ? `O boleto ${numero} cobra ${cobra}, e nada mais se paga pelo mês dele: cancele-o.`
      : `O boleto ${numero} cobra ${cobra}, e a fatura do mês dele agora é de ${fatura}: cancele-o e emita outro.`,

  devolver: { nome: 'A devolver ao cliente', porQue: 'Pago antes do arrependimento' },

  emAberto: {
    nome: 'Boletos em aberto',
    quantos: (quantos: number) => {
      if (quantos === 0) return 'Nenhum boleto'
      return quantos === 1 ? '1 boleto' : `${quantos} boletos`
    },
  },

  multa: {
    cobrar: 'Cobrar a multa',
    outraVez: 'Cobrar outra vez',
    depoisDoFim: 'Avulso emitido depois do fim:',
    boleto: (numero: number, valor: string) => `boleto ${numero}, de ${valor}`,
    descricao: (protocolo: number) => `Multa do cancelamento do contrato da venda nº ${protocolo}`,
  },

  naVenda: {
    cobrados: (valor: string) => `${valor} pagos uma vez só foram cobrados no`,
    boleto: (numero: number) => `boleto ${numero}, da venda`,
    resta: (valor: string) => `. O boleto deste mês cobra ${valor}.`,
  },

  dialogo: {
    titulo: 'Emitir boletos do contrato',
    quais: 'Quais meses',
    proximo: 'Próximo a cobrar',
    doze: '12 meses',
    nenhumMes: (situacao: SituacaoContrato) =>
      situacao === 'CANCELADO'
        ? 'Este contrato foi cancelado: não há mês a cobrar.'
        : 'Este contrato ainda não tem meses a cobrar: eles começam na ativação.',
    vence: (dia: string) => `vence em ${dia}`,
    jaTem: 'já tem o',
    boleto: (numero: number) => `boleto ${numero}`,
    deOutroValor: (valor: string) => `, com outro valor: ${valor}`,
    escolha: 'Escolha ao menos um mês',
    demais: 'São no máximo 24 meses de uma vez',
    soma: (quantos: number, valor: string) =>
      quantos === 1 ? `1 boleto, ${valor}` : `${quantos} boletos, ${valor}`,
    emitir: 'Emitir',
  },

  feito: {
    emitidos: (quantos: number, valor: string) => {
      if (quantos === 0) return 'Nenhum boleto foi emitido.'
      return quantos === 1
        ? `1 boleto emitido, de ${valor}.`
        : `${quantos} boletos emitidos, somando ${valor}.`
    },
    recusados: 'Ficaram sem boleto:',
    recusado: (mes: string, motivo: string) => `${mes}: ${motivo}`,
    imprimir: 'Imprimir todos',
    fechar: 'Fechar',
  },
}
