import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EdicaoDeGrupo } from './EdicaoDeGrupo.tsx'
import { grupos } from './grupo-permissao.data.ts'

const rota = getRouteApi('/_app/admin/grupo-permissao/$id')

export function GrupoPage() {
  const { id } = rota.useParams()
  const { data: grupo } = useSuspenseQuery(grupos.obter(id))
  // A new key, so that nothing typed for the previous group stays in the form.
  return <EdicaoDeGrupo key={id} grupo={grupo} />
}
