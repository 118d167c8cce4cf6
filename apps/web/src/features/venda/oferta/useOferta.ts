import type { Oferta, PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import { noLugar } from '@balcao/contract/catalogo/oferta-preco'
import { useQuery } from '@tanstack/react-query'
import { useRascunho } from '../rascunho/aberto.ts'
import { comPromocaoDoCupom } from './com-cupom.ts'
import { promocaoDoCupom } from './retrato.data.ts'
import { ultima } from './ultima.ts'
import { useCriterios } from './useCriterios.ts'
import { useOfertas } from './useOfertas.ts'

/** `a-conferir`: the server could not be asked, and judges it when the sale is sent. */
export type SituacaoDoCupom = 'nenhum' | 'conferindo' | 'vale' | 'nao-vale' | 'a-conferir'

const escolhida = ultima(
  (
    oferta: Oferta | undefined,
    doCupom: PromocaoDaOferta | null | undefined,
    codigo_ibge: number | undefined,
    canal_venda_id: string | undefined,
  ) => {
    if (!oferta) return null
    const completa = doCupom ? comPromocaoDoCupom(oferta, doCupom) : oferta
    // A price is a promise: while the city is unknown, what holds only in some does not count.
    return noLugar(completa, { codigo_ibge, canal_venda_id })
  },
)

/** The chosen plan as it is sold here, with the coupon's promotion. Null when there is none. */
export function useOferta() {
  const { plano_id = '', cupom = '' } = useRascunho().dados
  const criterios = useCriterios()
  const { ofertas, dia } = useOfertas()
  const pedido = useQuery({
    ...promocaoDoCupom({ plano_id, cupom, criterios }),
    enabled: plano_id !== '' && cupom !== '',
  })
  const doCupom = cupom ? pedido.data : null
  const naLista = ofertas.find(({ id }) => id === plano_id)
  return {
    oferta: escolhida(naLista, doCupom, criterios.codigo_ibge, criterios.canal_venda_id),
    dia,
    doCupom,
    situacaoDoCupom: situacao(cupom, pedido),
  }
}

const situacao = (
  cupom: string,
  { data, isError, isFetching }: { data: unknown; isError: boolean; isFetching: boolean },
): SituacaoDoCupom => {
  if (!cupom) return 'nenhum'
  if (data) return 'vale'
  if (isFetching) return 'conferindo'
  return isError || data === undefined ? 'a-conferir' : 'nao-vale'
}
