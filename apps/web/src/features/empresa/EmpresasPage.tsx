import type { EmpresaResumo } from '@balcao/contract/provedor/empresa'
import type { FiltroEmpresa } from '@balcao/contract/provedor/empresa-filtro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { FiltroDeAtivos } from '#ui/lista/FiltroDeAtivos.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useListaNaUrl } from '#ui/lista/useListaNaUrl.ts'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'
import { colunasDeEmpresa } from './empresa.colunas.tsx'
import { empresas, useExportarEmpresas } from './empresa.data.ts'
import { rotulos, situacoes, textos } from './empresa.textos.ts'

const rota = getRouteApi('/_app/admin/empresa/')

const linkDaEmpresa: LinkDaLinha<EmpresaResumo> = ({ id }, props) => (
  <Link to="/admin/empresa/$id" params={{ id }} {...props} />
)

const semFiltros = { ativo: undefined }

export function EmpresasPage() {
  const filtro = rota.useSearch()
  const navegar = rota.useNavigate()
  const lista = useListaNaUrl<FiltroEmpresa>(navegar)
  const podeEditar = usePode('EDITAR.EMPRESA')
  return (
    <PaginaDeLista
      textos={textos.lista}
      filtro={filtro}
      ordemPadrao="nome_fantasia"
      lista={lista}
      consulta={useQuery(empresas.listar(filtro))}
      exportar={useExportarEmpresas()}
      colunas={colunasDeEmpresa}
      link={podeEditar ? linkDaEmpresa : undefined}
      icone="tabler:building-store"
      podeCriar={usePode('CRIAR.EMPRESA')}
      aoCriar={() => navegar({ to: '/admin/empresa/nova' })}
      filtros={
        <FiltroDeAtivos
          rotulo={rotulos.situacao}
          nomes={situacoes}
          valor={filtro.ativo}
          aoMudar={(ativo) => lista.filtrar({ ativo })}
        />
      }
      semFiltros={semFiltros}
    />
  )
}
