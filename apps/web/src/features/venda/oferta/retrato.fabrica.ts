import { emDiferencas } from '@balcao/contract/catalogo/diferencas'
import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { FORMATO_DO_RETRATO, type RetratoDasOfertas } from '@balcao/contract/catalogo/oferta-retrato'
import { diaNoFuso } from '@balcao/contract/valores/dia'

const posicoes = (lista: readonly { id: string }[], de: readonly { id: string }[]) =>
  de.map(({ id }) => lista.findIndex((item) => item.id === id))

const unicas = <T extends { id: string }>(listas: readonly T[][]): T[] => [
  ...new Map(listas.flat().map((item) => [item.id, item])).values(),
]

/** A snapshot with these offers, sold by every company and channel and, unless they say otherwise, in every city. */
export const retratoDeTeste = (
  ofertas: readonly Oferta[],
  mudancas: Partial<RetratoDasOfertas> = {},
): RetratoDasOfertas => {
  const recursos = unicas(ofertas.map((oferta) => oferta.recursos))
  const adicionais = unicas(ofertas.map((oferta) => oferta.adicionais))
  const promocoes = unicas(ofertas.map((oferta) => oferta.promocoes))
  return {
    formato: FORMATO_DO_RETRATO,
    dia: diaNoFuso(new Date(), 'America/Sao_Paulo'),
    em: new Date().toISOString(),
    versao: 'v1',
    empresas: [],
    canais: [],
    recursos,
    adicionais,
    promocoes: promocoes.map((promocao) => ({ ...promocao, canais: [] })),
    planos: ofertas.map((oferta) => ({
      ...oferta,
      empresas: null,
      canais: [],
      recursos: posicoes(recursos, oferta.recursos),
      adicionais: oferta.adicionais.map(({ id, valor, obrigatorio }) => ({
        qual: adicionais.findIndex((adicional) => adicional.id === id),
        valor,
        obrigatorio,
      })),
      promocoes: emDiferencas(posicoes(promocoes, oferta.promocoes).toSorted((a, b) => a - b)),
    })),
    regioes: [],
    ...mudancas,
  }
}
