import type { Oferta } from '@balcao/contract/catalogo/oferta'
import type { RetratoDasOfertas } from '@balcao/contract/catalogo/oferta-retrato'
import { type CriteriosDoRetrato, ofertasDoRetrato } from '@balcao/contract/catalogo/ofertas-do-retrato'
import { useQuery } from '@tanstack/react-query'
import { ErroHttp } from '#http/erro.ts'
import { retratoDasOfertas } from './retrato.data.ts'
import { ultima } from './ultima.ts'
import { useCriterios } from './useCriterios.ts'

type Ofertas = {
  ofertas: readonly Oferta[]
  /** The provider's day that the prices are of. */
  dia: string
  /** When the device last heard of them. */
  atualizadas_em: string | null
  /** Everything that is sold, anywhere. */
  retrato: RetratoDasOfertas | null
  carregando: boolean
  erro: unknown
  tentarDeNovo: () => void
}

const SEM_PERMISSAO = 403
const SEM_OFERTAS: readonly Oferta[] = []

const daqui = ultima(
  (
    retrato: RetratoDasOfertas,
    empresa_id: CriteriosDoRetrato['empresa_id'],
    canal_venda_id: CriteriosDoRetrato['canal_venda_id'],
    codigo_ibge: CriteriosDoRetrato['codigo_ibge'],
    tipo_pessoa: CriteriosDoRetrato['tipo_pessoa'],
  ) => ofertasDoRetrato(retrato, { empresa_id, canal_venda_id, codigo_ibge, tipo_pessoa }),
)

/** The offers for the draft's company, channel, city and kind of person. With or without network. */
export function useOfertas(): Ofertas {
  const { empresa_id, canal_venda_id, codigo_ibge, tipo_pessoa } = useCriterios()
  const { data, isPending, error, refetch } = useQuery(retratoDasOfertas())
  // Who may no longer sell does not go on with what the device kept.
  const recusado = error instanceof ErroHttp && error.status === SEM_PERMISSAO
  const retrato = recusado ? null : (data?.retrato ?? null)
  return {
    ofertas: retrato ? daqui(retrato, empresa_id, canal_venda_id, codigo_ibge, tipo_pessoa) : SEM_OFERTAS,
    dia: retrato?.dia ?? '',
    atualizadas_em: data?.conferido_em ?? null,
    retrato,
    carregando: isPending,
    erro: retrato ? null : error,
    tentarDeNovo: () => void refetch(),
  }
}
