import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Fragment, Suspense } from 'react'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { tardio } from '#ui/tardio.ts'
import { clientes } from './cliente.data.ts'
import { EdicaoDeCliente } from './EdicaoDeCliente.tsx'
import { FaixaDeRestricao } from './FaixaDeRestricao.tsx'
import { SeloDoCliente } from './SeloDoCliente.tsx'
import { useEnderecoDoQueFicou } from './useEnderecoDoQueFicou.ts'

// Never downloaded with the form: someone who may edit seldom sees it.
const FichaDoCliente = tardio(() =>
  import('./FichaDoCliente.tsx').then(({ FichaDoCliente }) => FichaDoCliente),
)

const rota = getRouteApi('/_app/admin/cliente/$id/dados')

export function DadosDoClientePage() {
  const { id } = rota.useParams()
  const { data: cliente } = useSuspenseQuery(clientes.obter(id))
  useEnderecoDoQueFicou(id, cliente.id, '/admin/cliente/$id/dados')
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
