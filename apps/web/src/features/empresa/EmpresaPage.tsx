import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EdicaoDeEmpresa } from './EdicaoDeEmpresa.tsx'
import { empresas } from './empresa.data.ts'

const rota = getRouteApi('/_app/admin/empresa/$id')

export function EmpresaPage() {
  const { id } = rota.useParams()
  const { data: empresa } = useSuspenseQuery(empresas.obter(id))
  // Another company is another form, with nothing left of the former.
  return <EdicaoDeEmpresa key={id} empresa={empresa} />
}
