import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Fragment, Suspense, useEffect, useEffectEvent } from 'react'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { tardio } from '#ui/tardio.ts'
import { toast } from '#ui/toast.tsx'
import { clientes } from './cliente.data.ts'
import { textos } from './cliente.textos.ts'
import { EdicaoDeCliente } from './EdicaoDeCliente.tsx'
import { FaixaDeRestricao } from './FaixaDeRestricao.tsx'
import { SeloDoCliente } from './SeloDoCliente.tsx'

// Never downloaded with the form: someone who may edit seldom sees it.
const FichaDoCliente = tardio(() =>
  import('./FichaDoCliente.tsx').then(({ FichaDoCliente }) => FichaDoCliente),
)

const rota = getRouteApi('/_app/admin/cliente/$id/')

export function ClientePage() {
  const { id } = rota.useParams()
  const { data: cliente } = useSuspenseQuery(clientes.obter(id))
  useEnderecoDoQueFicou(id, cliente.id)
  const soSeLe = cliente.mascarado || cliente.anonimizado_em !== null
  return (
    // A new key, so that nothing typed for the previous client stays in the form.
    <Fragment key={cliente.id}>
      <FaixaDeRestricao cliente={cliente} />
      {soSeLe ? (
        <Suspense
          fallback={<PaginaCabecalho titulo={cliente.nome} selo={<SeloDoCliente cliente={cliente} />} />}
        >
          <FichaDoCliente cliente={cliente} />
        </Suspense>
      ) : (
        <EdicaoDeCliente cliente={cliente} />
      )}
    </Fragment>
  )
}

/**
 * A record that was merged answers with the one that stayed.
 * The address changes to that one, and the person is told.
 */
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
