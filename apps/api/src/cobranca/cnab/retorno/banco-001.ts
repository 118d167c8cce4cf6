import type { Retorno240 } from './banco.ts'
import * as febraban from './febraban.ts'

const COM_DV = /^(\d{11})([\dX])$/

export const bancoDoBrasil: Retorno240 = {
  codigo: '001',
  formato: 240,
  ocorrencias: febraban.ocorrencias,
  cabecalho: { ...febraban.cabecalho, convenio: [33, 41] },
  segmentoT: { ...febraban.segmentoT, nosso_numero: [38, 57], nosso_numero_dv: null },
  // 17 digits with a convênio of 7, which have no DV. With one of 6, 11 digits and the DV.
  separarDv: (lido) => {
    const [, nosso_numero = lido, nosso_numero_dv = null] = COM_DV.exec(lido) ?? []
    return { nosso_numero, nosso_numero_dv }
  },
}
