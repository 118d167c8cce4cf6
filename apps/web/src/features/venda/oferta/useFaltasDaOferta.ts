import type { Oferta } from '@balcao/contract/catalogo/oferta'
import type { Escolhas } from '@balcao/contract/catalogo/oferta-preco'
import type { Falta } from '@balcao/contract/vendas/faltas'
import { faltasDaEscolha } from '@balcao/contract/vendas/faltas-da-escolha'
import { useRascunho } from '../rascunho/aberto.ts'
import { criteriosQueFaltam } from './por-que-vazio.ts'
import { ultima } from './ultima.ts'
import { useComoVendida } from './useComoVendida.ts'
import { useCriterios } from './useCriterios.ts'
import { type SituacaoDoCupom, useOferta } from './useOferta.ts'
import { useOfertas } from './useOfertas.ts'

const NENHUMA: readonly Falta[] = []

const calcular = ultima(
  (
    plano_id: string | undefined,
    adicionais: Escolhas['adicionais'],
    promocoes: Escolhas['promocoes'],
    oferta: Oferta | null,
    nome: string | undefined,
    dia: string,
    cupomVale: boolean | null,
  ): readonly Falta[] =>
    faltasDaEscolha({ plano_id, adicionais, promocoes }, { oferta, nome, dia, cupomVale }),
)

const VALE: Record<SituacaoDoCupom, boolean | null> = {
  nenhum: true,
  vale: true,
  'nao-vale': false,
  conferindo: null,
  'a-conferir': null,
}

/** What is wrong with the chosen offer, by what the device knows of the catalogue. Nothing while it knows nothing. */
export function useFaltasDaOferta(): readonly Falta[] {
  const { plano_id, adicionais, promocoes } = useRascunho().dados
  const criterios = useCriterios()
  const { retrato } = useOfertas()
  const { oferta, dia, situacaoDoCupom } = useOferta()
  const vendida = useComoVendida()
  if (!retrato || vendida) return NENHUMA
  const nome = retrato.planos.find(({ id }) => id === plano_id)?.nome
  // Until the city and the channel are known, some promotions are left out of the offer.
  const cupomVale = criteriosQueFaltam(criterios).length > 0 ? null : VALE[situacaoDoCupom]
  return calcular(plano_id, adicionais, promocoes, oferta, nome, dia, cupomVale)
}
