import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EdicaoDePromocao } from './EdicaoDePromocao.tsx'
import { promocoes } from './promocao.data.ts'

const rota = getRouteApi('/_app/admin/promocao/$id')

export function PromocaoPage() {
  const { id } = rota.useParams()
  const { data: promocao } = useSuspenseQuery(promocoes.obter(id))
  // Another promotion is another form, with nothing left of the former.
  return <EdicaoDePromocao key={id} promocao={promocao} />
}
