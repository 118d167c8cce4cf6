import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { canais } from './canal-venda.data.ts'
import { EdicaoDeCanal } from './EdicaoDeCanal.tsx'

const rota = getRouteApi('/_app/admin/canal-venda/$id')

export function CanalPage() {
  const { id } = rota.useParams()
  const { data: canal } = useSuspenseQuery(canais.obter(id))
  // Another channel is another form, with nothing left of the former.
  return <EdicaoDeCanal key={id} canal={canal} />
}
