import type { PromocaoResumo } from '@balcao/contract/catalogo/promocao'
import type { FiltroPromocao } from '@balcao/contract/catalogo/promocao-filtro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useListaNaUrl } from '#ui/lista/useListaNaUrl.ts'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'
import { FiltrosDePromocao, semFiltros } from './FiltrosDePromocao.tsx'
import { colunasDePromocao } from './promocao.colunas.tsx'
import { promocoes, useExportarPromocoes } from './promocao.data.ts'
import { textos } from './promocao.textos.ts'

const rota = getRouteApi('/_app/admin/promocao/')

const linkDaPromocao: LinkDaLinha<PromocaoResumo> = ({ id }, props) => (
  <Link to="/admin/promocao/$id" params={{ id }} {...props} />
)

export function PromocoesPage() {
  const filtro = rota.useSearch()
  const navegar = rota.useNavigate()
  const lista = useListaNaUrl<FiltroPromocao>(navegar)
  const podeAbrir = usePode('VINCULAR.ADICIONAL')
  return (
    <PaginaDeLista
      textos={textos.lista}
      filtro={filtro}
      ordemPadrao="nome"
      lista={lista}
      consulta={useQuery(promocoes.listar(filtro))}
      exportar={useExportarPromocoes()}
      colunas={colunasDePromocao}
      link={podeAbrir ? linkDaPromocao : undefined}
      icone="tabler:discount"
      podeCriar={usePode('CRIAR.PROMOCAO')}
      aoCriar={() => navegar({ to: '/admin/promocao/nova' })}
      filtros={<FiltrosDePromocao filtro={filtro} aoMudar={lista.filtrar} />}
      semFiltros={semFiltros}
    />
  )
}
