import type { PreparoDaVenda } from '@balcao/contract/vendas/preparo-api'
import type { CorrecaoAberta } from '@balcao/contract/vendas/rascunho-aberto-api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { preparo } from '#partes/venda/preparo.data.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import { textos } from './preparo.textos.ts'

/** What a sale was sold by holds for it, as long as it is kept, even where nothing new is sold by it any more. */
const comOVendido = (data: PreparoDaVenda, { canal, vendida }: CorrecaoAberta) => {
  if (!canal || data.canais.some(({ id }) => id === canal.id)) return { data }
  const { empresa_id } = vendida.escolha
  const nele = { ...canal, nome: textos.inativo(canal.nome), empresas: empresa_id ? [empresa_id] : null }
  return { data: { ...data, canais: [...data.canais, nele] }, foraDeUso: canal.id }
}

/** With what the open sale is made. `foraDeUso`: the channel that only a correction still has. */
export function usePreparo(): {
  data: PreparoDaVenda | undefined
  foraDeUso?: string
  error: Error | null
  refetch: () => unknown
} {
  const { corrige } = useRascunho()
  const { data, error, refetch } = useQuery(preparo())
  const completo = useMemo(() => (data && corrige ? comOVendido(data, corrige) : { data }), [data, corrige])
  return { ...completo, error, refetch }
}
