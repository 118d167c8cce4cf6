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

// Seldom seen by who may see more: never downloaded with the form.
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
    // Another client is another form, with nothing left of the former.
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
