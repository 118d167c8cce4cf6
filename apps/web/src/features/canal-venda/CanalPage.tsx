import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { canais } from './canal-venda.data.ts'
import { EdicaoDeCanal } from './EdicaoDeCanal.tsx'

const rota = getRouteApi('/_app/admin/canal-venda/$id')

export function CanalPage() {
  const { id } = rota.useParams()
  const { data: canal } = useSuspenseQuery(canais.obter(id))
  // A new key, so that nothing typed for the previous channel stays in the form.
  return <EdicaoDeCanal key={id} canal={canal} />
}
