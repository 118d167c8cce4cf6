import { CINZA, criarDocumento, type Pdf } from '#infra/pdf/documento.ts'
import type { BoletoImpresso } from './boleto-impresso.ts'
import { desenharFicha } from './ficha.ts'
import { DIREITA, escrever, LARGURA, MARGEM } from './pincel.ts'
import { desenharRecibo } from './recibo.ts'

const CORTE = 472
const RODAPE = 822
const ALERTA = '#b42318'

const linhaDeCorte = (pdf: Pdf) => {
  pdf.moveTo(MARGEM, CORTE).lineTo(DIREITA, CORTE)
  pdf.lineWidth(0.6).strokeColor(CINZA).dash(3, { space: 3 }).stroke().undash()
}

/** Across both halves and under everything else, so that the text stays legible and the codes readable. */
const atravessar = (pdf: Pdf, aviso: string) => {
  for (const centro of [290, 605]) {
    pdf
      .save()
      .rotate(-14, { origin: [MARGEM + LARGURA / 2, centro] })
      .fillOpacity(0.16)
    const lugar = { x: MARGEM + 10, y: centro - 22, largura: LARGURA - 20 }
    escrever(pdf, aviso, lugar, { letra: 'forte', tamanho: 40, cor: ALERTA, alinhar: 'center' })
    pdf.restore()
  }
  const faixa = { x: MARGEM, y: 12, largura: LARGURA }
  escrever(pdf, aviso, faixa, { letra: 'forte', tamanho: 9, cor: ALERTA, alinhar: 'center' })
}

const desenharPagina = (pdf: Pdf, boleto: BoletoImpresso) => {
  if (boleto.nao_pagavel !== null) atravessar(pdf, boleto.nao_pagavel)
  desenharRecibo(pdf, boleto)
  linhaDeCorte(pdf)
  desenharFicha(pdf, boleto)
  const rodape = { x: MARGEM, y: RODAPE, largura: LARGURA }
  escrever(pdf, boleto.aviso, rodape, { tamanho: 6.5, cor: CINZA, alinhar: 'center' })
}

/** One page each, all in one file. */
export const desenharBoletos = (boletos: readonly BoletoImpresso[]): Promise<Buffer> => {
  const [primeiro] = boletos
  if (!primeiro) throw new RangeError('desenharBoletos: at least one boleto')
  const titulo = boletos.length === 1 ? `Boleto ${primeiro.numero_documento}` : `${boletos.length} boletos`
  const { nome } = primeiro.beneficiario
  const { pdf, terminado } = criarDocumento({ titulo, autor: nome, em: primeiro.emissao, margem: 0 })
  for (const [i, boleto] of boletos.entries()) {
    if (i > 0) pdf.addPage()
    desenharPagina(pdf, boleto)
  }
  pdf.end()
  return terminado
}
