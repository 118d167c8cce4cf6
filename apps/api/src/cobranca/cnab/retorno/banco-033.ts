import { type Retorno240, todas } from './banco.ts'
import * as febraban from './febraban.ts'

export const santander: Retorno240 = {
  codigo: '033',
  formato: 240,
  ocorrencias: { ...febraban.ocorrencias, ...todas('AINDA_NAO_E_DINHEIRO', '93 94') },
  cabecalho: {
    tipo_do_documento: [17, 17],
    documento: [18, 32],
    agencia: [33, 36],
    conta: [38, 46],
    convenio: [53, 61],
  },
  segmentoT: {
    nosso_numero: [41, 52],
    nosso_numero_dv: [53, 53],
    vencimento: [70, 77],
    valor_titulo: [78, 92],
    banco_recebedor: [93, 95],
    referencia: [101, 125],
    tarifa: [194, 208],
    motivos: [209, 218],
  },
}
