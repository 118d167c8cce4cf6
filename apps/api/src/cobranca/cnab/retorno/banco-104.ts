import { type Retorno240, todas } from './banco.ts'
import * as febraban from './febraban.ts'

export const caixa: Retorno240 = {
  codigo: '104',
  formato: 240,
  ocorrencias: { ...febraban.ocorrencias, ...todas('LIQUIDACAO', '46'), ...todas('ESTORNO', '44 47') },
  cabecalho: { ...febraban.cabecalho, conta: null, convenio: [59, 64] },
  // One position before that of the remessa. Its digit follows, and nobody needs it.
  segmentoT: { ...febraban.segmentoT, nosso_numero: [40, 56], nosso_numero_dv: null },
}
