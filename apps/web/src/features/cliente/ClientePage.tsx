import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../ui/toast.tsx'
import { clientes } from './cliente.data.ts'
import { textos } from './cliente.textos.ts'
import { EdicaoDeCliente } from './EdicaoDeCliente.tsx'
import { FichaDoCliente } from './FichaDoCliente.tsx'

const rota = getRouteApi('/_app/admin/cliente/$id/')

export function ClientePage() {
  const { id } = rota.useParams()
  const { data: cliente } = useSuspenseQuery(clientes.obter(id))
  useEnderecoDoQueFicou(id, cliente.id)
  // Another client is another form, with nothing left of the former.
  if (cliente.mascarado || cliente.anonimizado_em)
    return <FichaDoCliente key={cliente.id} cliente={cliente} />
  return <EdicaoDeCliente key={cliente.id} cliente={cliente} />
}

/** A record that was merged into another answers with the one that stayed: the address follows, and says so. */
function useEnderecoDoQueFicou(pedido: string, id: string) {
  const navegar = rota.useNavigate()
  const cache = useQueryClient()
  const seguir = useEffectEvent(() => {
    cache.setQueryData(clientes.obter(id).queryKey, cache.getQueryData(clientes.obter(pedido).queryKey))
    toast.info(textos.unificado)
    void navegar({ to: '/admin/cliente/$id', params: { id }, replace: true, ignoreBlocker: true })
  })
  const mudou = pedido.toLowerCase() !== id
  useEffect(() => {
    if (mudou) seguir()
  }, [mudou])
}
