import { ehFilaDeDecisao } from '@balcao/contract/vendas/fila-de-decisao'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { RegistroPorVir } from '#ui/registro/RegistroPorVir.tsx'
import { analiseDe } from './analise.data.ts'
import { textos } from './analise.textos.ts'
import { Mesa } from './Mesa.tsx'

const rota = getRouteApi('/_app/admin/venda/$id')

/** A sent sale, for who follows it and decides. */
export function VendaAnalisePage() {
  const { id } = rota.useParams()
  const { fila } = rota.useSearch()
  const consulta = useQuery(analiseDe(id))
  if (consulta.data)
    return <Mesa key={id} analise={consulta.data} fila={ehFilaDeDecisao(fila) ? fila : undefined} />
  return (
    <RegistroPorVir
      consulta={consulta}
      titulo={textos.carregando}
      naoEncontrado={textos.naoEncontrada}
      volta={{ texto: textos.voltar, link: (props) => <Link to="/admin/venda" {...props} /> }}
    />
  )
}
