import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { clientes } from './cliente.data.ts'
import { useEnderecoDoQueFicou } from './useEnderecoDoQueFicou.ts'
import { VisaoDoCliente } from './VisaoDoCliente.tsx'

const rota = getRouteApi('/_app/admin/cliente/$id/')

export function ClientePage() {
  const { id } = rota.useParams()
  const { data: cliente } = useSuspenseQuery(clientes.obter(id))
  useEnderecoDoQueFicou(id, cliente.id, '/admin/cliente/$id')
  return <VisaoDoCliente key={cliente.id} cliente={cliente} />
}
