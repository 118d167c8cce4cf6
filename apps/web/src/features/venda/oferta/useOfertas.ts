import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { useQuery } from '@tanstack/react-query'
import { useRascunho } from '../rascunho/aberto.ts'
import { ofertasPara } from '../venda.data.ts'

type Ofertas = {
  ofertas: readonly Oferta[]
  /** The provider's day that the prices are of. */
  dia: string
  /** When the device last heard of them. */
  atualizadas_em: string | null
  carregando: boolean
  erro: unknown
  tentarDeNovo: () => void
}

/** The offers for the draft's company, channel, city and kind of person. */
export function useOfertas(): Ofertas {
  const { empresa_id, canal_venda_id, cliente, endereco } = useRascunho().dados
  const { data, dataUpdatedAt, isPending, error, refetch } = useQuery(
    ofertasPara({
      empresa_id,
      canal_venda_id,
      codigo_ibge: endereco.codigo_ibge,
      tipo_pessoa: cliente.tipo_pessoa,
    }),
  )
  return {
    ofertas: data?.itens ?? [],
    dia: data?.dia ?? '',
    atualizadas_em: dataUpdatedAt ? new Date(dataUpdatedAt).toISOString() : null,
    carregando: isPending,
    erro: error,
    tentarDeNovo: () => void refetch(),
  }
}
