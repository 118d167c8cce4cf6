import type { CanalVendaResumo } from '@balcao/contract/provedor/canal-venda'
import type { FiltroCanalVenda } from '@balcao/contract/provedor/canal-venda-filtro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useListaNaUrl } from '#ui/lista/useListaNaUrl.ts'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'
import { colunasDeCanal } from './canal-venda.colunas.tsx'
import { canais, useExportarCanais } from './canal-venda.data.ts'
import { textos } from './canal-venda.textos.ts'
import { FiltrosDeCanal, semFiltros } from './FiltrosDeCanal.tsx'

const rota = getRouteApi('/_app/admin/canal-venda/')

const linkDoCanal: LinkDaLinha<CanalVendaResumo> = ({ id }, props) => (
  <Link to="/admin/canal-venda/$id" params={{ id }} {...props} />
)

export function CanaisPage() {
  const filtro = rota.useSearch()
  const navegar = rota.useNavigate()
  const lista = useListaNaUrl<FiltroCanalVenda>(navegar)
  const podeAbrir = usePode('EDITAR.CANAL_VENDA', 'CRIAR.CANAL_VENDA')
  return (
    <PaginaDeLista
      textos={textos.lista}
      filtro={filtro}
      ordemPadrao="nome"
      lista={lista}
      consulta={useQuery(canais.listar(filtro))}
      exportar={useExportarCanais()}
      colunas={colunasDeCanal}
      link={podeAbrir ? linkDoCanal : undefined}
      icone="tabler:route"
      podeCriar={usePode('CRIAR.CANAL_VENDA')}
      aoCriar={() => navegar({ to: '/admin/canal-venda/novo' })}
      filtros={<FiltrosDeCanal filtro={filtro} aoMudar={lista.filtrar} />}
      semFiltros={semFiltros}
    />
  )
}
