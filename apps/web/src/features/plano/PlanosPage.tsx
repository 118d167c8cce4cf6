import type { PlanoResumo } from '@balcao/contract/catalogo/plano'
import type { FiltroPlano } from '@balcao/contract/catalogo/plano-filtro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useListaNaUrl } from '#ui/lista/useListaNaUrl.ts'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'
import { FiltrosDePlano, semFiltros } from './FiltrosDePlano.tsx'
import { colunasDePlano } from './plano.colunas.tsx'
import { planos, useExportarPlanos } from './plano.data.ts'
import { textos } from './plano.textos.ts'

const rota = getRouteApi('/_app/admin/configuracao/plano/')

const linkDoPlano: LinkDaLinha<PlanoResumo> = ({ id }, props) => (
  <Link to="/admin/configuracao/plano/$id" params={{ id }} {...props} />
)

export function PlanosPage() {
  const filtro = rota.useSearch()
  const navegar = rota.useNavigate()
  const lista = useListaNaUrl<FiltroPlano>(navegar)
  const podeEditar = usePode('EDITAR.PLANO')
  return (
    <PaginaDeLista
      textos={textos.lista}
      filtro={filtro}
      ordemPadrao="nome"
      lista={lista}
      consulta={useQuery(planos.listar(filtro))}
      exportar={useExportarPlanos()}
      colunas={colunasDePlano}
      link={podeEditar ? linkDoPlano : undefined}
      icone="tabler:router"
      podeCriar={podeEditar}
      aoCriar={() => navegar({ to: '/admin/configuracao/plano/novo' })}
      filtros={<FiltrosDePlano filtro={filtro} aoMudar={lista.filtrar} />}
      semFiltros={semFiltros}
    />
  )
}
