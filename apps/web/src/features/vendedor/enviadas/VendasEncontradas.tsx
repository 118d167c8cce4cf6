import { useInfiniteQuery } from '@tanstack/react-query'
import { Vazio } from '#ui/Vazio.tsx'
import { minhasVendas } from '../vendedor.data.ts'
import { textos } from '../vendedor.textos.ts'
import { ListaDeVendas } from './ListaDeVendas.tsx'

const t = textos.encontradas

type VendasEncontradasProps = {
  busca: string
  /** Something was found besides them. */
  haRascunho: boolean
  exceto: readonly string[]
}

/** The own sales that match, in whatever state. */
export function VendasEncontradas({ busca, haRascunho, exceto }: VendasEncontradasProps) {
  const consulta = useInfiniteQuery(minhasVendas({ busca }))
  const nada = consulta.data?.pages.every(({ itens }) => itens.length === 0) && !consulta.isPlaceholderData
  if (nada && !haRascunho)
    return (
      <div role="status">
        <Vazio texto={t.nada(busca)} icone="tabler:search-off" acao={<p>{t.comoBuscar}</p>} />
      </div>
    )
  return <ListaDeVendas titulo={t.titulo} vazio={t.nada(busca)} consulta={consulta} exceto={exceto} />
}
