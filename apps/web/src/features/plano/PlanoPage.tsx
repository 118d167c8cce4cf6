import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { tardio } from '#ui/tardio.ts'
import { EdicaoDePlano } from './EdicaoDePlano.tsx'
import { planos } from './plano.data.ts'

const MudarPreco = tardio(() => import('./MudarPreco.tsx').then(({ MudarPreco }) => MudarPreco))

const rota = getRouteApi('/_app/admin/configuracao/plano/$id')

export function PlanoPage() {
  const { id } = rota.useParams()
  const { mudar_preco } = rota.useSearch()
  const navegar = rota.useNavigate()
  const { data: plano } = useSuspenseQuery(planos.obter(id))
  const gaveta = (aberta: boolean) =>
    navegar({ search: aberta ? { mudar_preco: true } : {}, resetScroll: false })
  return (
    <>
      {/* A new key, so that nothing typed for the previous plan stays in the form. */}
      <EdicaoDePlano key={id} plano={plano} aoMudarPreco={() => gaveta(true)} />
      {mudar_preco && plano.editavel && (
        <Suspense>
          <MudarPreco plano={plano} aoFechar={() => gaveta(false)} />
        </Suspense>
      )}
    </>
  )
}
