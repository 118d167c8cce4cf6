import { mesmaOferta } from '@balcao/contract/vendas/escolha-da-oferta'
import type { CorrecaoAberta } from '@balcao/contract/vendas/rascunho-aberto-api'
import { useRascunho } from '../rascunho/aberto.ts'
import { useCriterios } from './useCriterios.ts'

/** The offer of the sale that is being corrected, for as long as the same is chosen. The catalogue has no say in it. */
export function useComoVendida(): CorrecaoAberta['vendida'] | null {
  const { dados, corrige } = useRascunho()
  const criterios = useCriterios()
  const { plano_id, adicionais, promocoes, cupom } = dados
  const escolha = { ...criterios, plano_id, adicionais, promocoes, cupom }
  return corrige && mesmaOferta(corrige.vendida.escolha, escolha) ? corrige.vendida : null
}
