/** What a record of the bank's answer means to us, whatever number the bank gives it. */
export const eventosDoRetorno = [
  'ENTRADA_CONFIRMADA',
  'ENTRADA_REJEITADA',
  'LIQUIDACAO',
  'BAIXA',
  'BAIXA_POR_PIX',
  'TARIFA',
  'INSTRUCAO_RECUSADA',
  'ESTORNO',
  'AINDA_NAO_E_DINHEIRO',
  'A_CONFERIR',
  'OUTRO',
] as const

export type EventoDoRetorno = (typeof eventosDoRetorno)[number]

export const nomesDosEventos: Record<EventoDoRetorno, string> = {
  ENTRADA_CONFIRMADA: 'Registrado no banco',
  ENTRADA_REJEITADA: 'Registro rejeitado pelo banco',
  LIQUIDACAO: 'Pago',
  BAIXA: 'Baixado',
  BAIXA_POR_PIX: 'Pago pelo Pix do boleto',
  TARIFA: 'Tarifa do banco',
  INSTRUCAO_RECUSADA: 'Instrução recusada pelo banco',
  ESTORNO: 'Pagamento desfeito pelo banco',
  AINDA_NAO_E_DINHEIRO: 'Pagamento ainda não creditado',
  A_CONFERIR: 'Precisa ser conferido',
  OUTRO: 'Outro aviso do banco',
}

/** The bank's number stays in the text: it is what the bank's people ask for on the phone. */
export const nomeDaOcorrencia = (evento: EventoDoRetorno, ocorrencia: string): string =>
  `${nomesDosEventos[evento]} (${ocorrencia})`
