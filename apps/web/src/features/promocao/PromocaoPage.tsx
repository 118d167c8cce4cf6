import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EdicaoDePromocao } from './EdicaoDePromocao.tsx'
import { promocoes } from './promocao.data.ts'

const rota = getRouteApi('/_app/admin/promocao/$id')

export function PromocaoPage() {
  const { id } = rota.useParams()
  const { data: promocao } = useSuspenseQuery(promocoes.obter(id))
  // A new key, so that nothing typed for the previous promotion stays in the form.
  return <EdicaoDePromocao key={id} promocao={promocao} />
}
