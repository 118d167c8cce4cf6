import type { AdicionalResumo } from '@balcao/contract/catalogo/adicional'
import type { FiltroAdicional } from '@balcao/contract/catalogo/adicional-filtro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useListaNaUrl } from '#ui/lista/useListaNaUrl.ts'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'
import { colunasDeAdicional } from './adicional.colunas.tsx'
import { adicionais, useExportarAdicionais } from './adicional.data.ts'
import { textos } from './adicional.textos.ts'
import { FiltrosDeAdicional, semFiltros } from './FiltrosDeAdicional.tsx'

const rota = getRouteApi('/_app/admin/configuracao/adicional/')

const linkDoAdicional: LinkDaLinha<AdicionalResumo> = ({ id }, props) => (
  <Link to="/admin/configuracao/adicional/$id" params={{ id }} {...props} />
)

export function AdicionaisPage() {
  const filtro = rota.useSearch()
  const navegar = rota.useNavigate()
  const lista = useListaNaUrl<FiltroAdicional>(navegar)
  const podeAbrir = usePode('EDITAR.ADICIONAL', 'CRIAR.ADICIONAL')
  return (
    <PaginaDeLista
      textos={textos.lista}
      filtro={filtro}
      ordemPadrao="nome"
      lista={lista}
      consulta={useQuery(adicionais.listar(filtro))}
      exportar={useExportarAdicionais()}
      colunas={colunasDeAdicional}
      link={podeAbrir ? linkDoAdicional : undefined}
      icone="tabler:puzzle"
      podeCriar={usePode('CRIAR.ADICIONAL')}
      aoCriar={() => navegar({ to: '/admin/configuracao/adicional/novo' })}
      filtros={<FiltrosDeAdicional filtro={filtro} aoMudar={lista.filtrar} />}
      semFiltros={semFiltros}
    />
  )
}
