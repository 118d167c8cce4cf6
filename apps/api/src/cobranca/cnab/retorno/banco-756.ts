import type { Retorno240 } from './banco.ts'
import * as febraban from './febraban.ts'

export const sicoob: Retorno240 = {
  codigo: '756',
  formato: 240,
  ocorrencias: febraban.ocorrencias,
  cabecalho: febraban.cabecalho,
  segmentoT: { ...febraban.segmentoT, nosso_numero: [38, 46], nosso_numero_dv: [47, 47] },
}
