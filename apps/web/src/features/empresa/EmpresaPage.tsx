import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EdicaoDeEmpresa } from './EdicaoDeEmpresa.tsx'
import { empresas } from './empresa.data.ts'

const rota = getRouteApi('/_app/admin/empresa/$id')

export function EmpresaPage() {
  const { id } = rota.useParams()
  const { data: empresa } = useSuspenseQuery(empresas.obter(id))
  // A new key, so that nothing typed for the previous company stays in the form.
  return <EdicaoDeEmpresa key={id} empresa={empresa} />
}
