import { descreverDesconto } from '@balcao/contract/catalogo/preco/desconto'
import type { Promocao } from '@balcao/contract/catalogo/promocao'
import { vinculoEmPalavras } from '@balcao/contract/catalogo/promocao-texto'

/**
 * With words instead of ids, because people read the history. Derived values, the uses counted by sales, and
 * the cities are left out.
 */
export const paraHistorico = ({
  cidades: _,
  usos: __,
  situacao: ___,
  dias_restantes: ____,
  editavel: _____,
  ...resto
}: Promocao) => ({
  ...resto,
  desconto_mensalidade:
    resto.desconto_mensalidade && descreverDesconto(resto.desconto_mensalidade, 'mensalidade'),
  desconto_instalacao:
    resto.desconto_instalacao && descreverDesconto(resto.desconto_instalacao, 'instalação'),
  planos: resto.planos.map((p) => p.nome),
  canais: resto.canais.map((c) => c.nome),
  adicionais: resto.adicionais.map(vinculoEmPalavras),
})
