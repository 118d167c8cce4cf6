import type { GrupoResumo } from '@balcao/contract/acesso/grupo-permissao'
import type { FiltroGrupo } from '@balcao/contract/acesso/grupo-permissao-filtro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useListaNaUrl } from '#ui/lista/useListaNaUrl.ts'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'
import { colunasComExcecoes, colunasDeGrupo } from './grupo-permissao.colunas.tsx'
import { grupos, useExportarGrupos } from './grupo-permissao.data.ts'
import { textos } from './grupo-permissao.textos.ts'

const rota = getRouteApi('/_app/admin/grupo-permissao/')

const linkDoGrupo: LinkDaLinha<GrupoResumo> = ({ id }, props) => (
  <Link to="/admin/grupo-permissao/$id" params={{ id }} {...props} />
)

export function GruposPage() {
  const filtro = rota.useSearch()
  const navegar = rota.useNavigate()
  const consulta = useQuery(grupos.listar(filtro))
  // The column is only useful to someone who may edit: for them a read-only group is the exception.
  const podeEditar = usePode('EDITAR.GRUPO_PERMISSAO')
  const haExcecoes = podeEditar && consulta.data?.itens.some(({ impedimento }) => impedimento !== null)
  const podeAbrir = usePode('VISUALIZAR.GRUPO_PERMISSAO', 'EDITAR.GRUPO_PERMISSAO', 'CRIAR.GRUPO_PERMISSAO')
  return (
    <PaginaDeLista
      textos={textos.lista}
      filtro={filtro}
      ordemPadrao="nome"
      lista={useListaNaUrl<FiltroGrupo>(navegar)}
      consulta={consulta}
      exportar={useExportarGrupos()}
      colunas={haExcecoes ? colunasComExcecoes : colunasDeGrupo}
      link={podeAbrir ? linkDoGrupo : undefined}
      icone="tabler:shield-lock"
      podeCriar={usePode('CRIAR.GRUPO_PERMISSAO')}
      aoCriar={() => navegar({ to: '/admin/grupo-permissao/novo' })}
    />
  )
}
