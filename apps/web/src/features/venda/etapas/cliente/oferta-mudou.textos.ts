import { emMeses } from '@balcao/contract/catalogo/oferta-texto'

export const textos = {
  mudou: { canal: 'A oferta mudou com o canal', empresa: 'A oferta mudou com a empresa' },
  antes: 'Antes',
  agora: 'Agora',
  porMes: (valor: string) => `${valor} por mês`,
  total: (meses: number, valor: string) => `total em ${emMeses(meses)} ${valor}`,
  semPromocao: 'sem promoção',
  naoVende: {
    canal: (plano: string) =>
      `${plano} não é vendido por este canal. Volte ao canal de antes ou escolha outro plano.`,
    empresa: (plano: string) =>
      `${plano} não é vendido por esta empresa. Volte à empresa de antes ou escolha outro plano.`,
  },
}
