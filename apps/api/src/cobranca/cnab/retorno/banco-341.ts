import { type Retorno400, todas } from './banco.ts'

export const itau: Retorno400 = {
  codigo: '341',
  formato: 400,
  ocorrencias: {
    ...todas('ENTRADA_CONFIRMADA', '02 64 73'),
    ...todas('ENTRADA_REJEITADA', '03 60'),
    // 07: a part. 08: at the notary's.
    ...todas('LIQUIDACAO', '06 07 08'),
    // 32: protested.
    ...todas('BAIXA', '05 09 32 47'),
    // No value here: the money came by Pix.
    ...todas('BAIXA_POR_PIX', '10'),
    ...todas('INSTRUCAO_RECUSADA', '15 16 17 18'),
    ...todas('TARIFA', '26 27 28 29 30 33 34 35 36 37 38 39 40 41 42 43 44 45 46 51 52 53 54 55 56'),
    ...todas('AINDA_NAO_E_DINHEIRO', '95'),
    // 59 and 72: closed by a credit in account. 65 and 69: cheque.
    ...todas('A_CONFERIR', '59 65 69 72'),
  },
  cabecalho: { agencia: [27, 30], conta: [33, 37], convenio: null },
  noDetalhe: { tipo_do_documento: [2, 3], documento: [4, 17], agencia: [18, 21], conta: [24, 28] },
  detalhe: {
    referencia: [38, 62],
    nosso_numero: [63, 70],
    nosso_numero_dv: null,
    vencimento: [147, 152],
    valor_titulo: [153, 165],
    banco_recebedor: [166, 168],
    tarifa: [176, 188],
    recebido: { posicoes: [254, 266], semTarifa: true },
    motivos: [378, 385],
  },
}
