import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { adicionais } from './adicional.data.ts'
import { EdicaoDeAdicional } from './EdicaoDeAdicional.tsx'

const rota = getRouteApi('/_app/admin/configuracao/adicional/$id')

export function AdicionalPage() {
  const { id } = rota.useParams()
  const { data: adicional } = useSuspenseQuery(adicionais.obter(id))
  // A new key, so that nothing typed for the previous additional stays in the form.
  return <EdicaoDeAdicional key={id} adicional={adicional} />
}
