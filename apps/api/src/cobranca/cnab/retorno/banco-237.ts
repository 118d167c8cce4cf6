import { type Retorno400, todas } from './banco.ts'

export const bradesco: Retorno400 = {
  codigo: '237',
  formato: 400,
  ocorrencias: {
    ...todas('ENTRADA_CONFIRMADA', '02'),
    ...todas('ENTRADA_REJEITADA', '03 24'),
    // 15: at the notary's. 17: after a write-off.
    ...todas('LIQUIDACAO', '06 15 17'),
    ...todas('BAIXA', '09 10'),
    ...todas('ESTORNO', '22 40'),
    ...todas('TARIFA', '28'),
    ...todas('A_CONFERIR', '16 55'),
    ...todas('INSTRUCAO_RECUSADA', '27 30 32'),
  },
  cabecalho: { agencia: null, conta: null, convenio: [27, 46] },
  noDetalhe: { tipo_do_documento: [2, 3], documento: [4, 17], agencia: [25, 29], conta: [30, 36] },
  detalhe: {
    referencia: [38, 62],
    nosso_numero: [71, 81],
    nosso_numero_dv: [82, 82],
    vencimento: [147, 152],
    valor_titulo: [153, 165],
    banco_recebedor: [166, 168],
    tarifa: [176, 188],
    tarifaSoEm: ['02', '28'],
    outrasDespesas: [189, 201],
    recebido: { posicoes: [254, 266], semTarifa: false },
    motivos: [319, 328],
  },
}
