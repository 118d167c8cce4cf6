import type { FiltroGrupo, GrupoResumo } from '@balcao/contract/grupo-permissao'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { usePode } from '../../habilidade.ts'
import { BotaoComMotivo } from '../../ui/BotaoComMotivo.tsx'
import { baixar } from '../../ui/baixar.ts'
import { Icone } from '../../ui/Icone.tsx'
import { BarraDeLista } from '../../ui/lista/BarraDeLista.tsx'
import { useListaNaUrl } from '../../ui/lista/useListaNaUrl.ts'
import { PaginaCabecalho } from '../../ui/PaginaCabecalho.tsx'
import type { LinkDaLinha } from '../../ui/tabela/coluna.ts'
import { Tabela } from '../../ui/tabela/Tabela.tsx'
import { textos as textosDaUi } from '../../ui/textos.ts'
import { Vazio } from '../../ui/Vazio.tsx'
import { colunasDeGrupo } from './grupo-permissao.colunas.tsx'
import { grupos, useExportarGrupos } from './grupo-permissao.data.ts'
import { textos } from './grupo-permissao.textos.ts'

const rota = getRouteApi('/_app/admin/grupo-permissao/')

const linkDoGrupo: LinkDaLinha<GrupoResumo> = ({ id }, props) => (
  <Link to="/admin/grupo-permissao/$id" params={{ id }} {...props} />
)

export function GruposPage() {
  const filtro = rota.useSearch()
  const navegar = rota.useNavigate()
  const { buscar, ordenar, paginar } = useListaNaUrl<FiltroGrupo>(navegar)
  const consulta = useQuery(grupos.listar(filtro))
  const exportar = useExportarGrupos()
  const podeCriar = usePode('CRIAR.GRUPO_PERMISSAO')
  const podeAbrir = usePode('VISUALIZAR.GRUPO_PERMISSAO', 'EDITAR.GRUPO_PERMISSAO', 'CRIAR.GRUPO_PERMISSAO')

  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      <BarraDeLista
        busca={filtro.busca ?? ''}
        aoBuscar={buscar}
        dicaDeBusca={textos.dicaDeBusca}
        aoExportar={() => exportar.mutate(filtro, { onSuccess: (csv) => baixar(csv, textos.arquivo) })}
        exportando={exportar.isPending}
        acao={
          <BotaoComMotivo
            motivo={podeCriar ? null : textos.semCriar}
            leftSection={<Icone nome="tabler:plus" tamanho={16} />}
            onClick={() => navegar({ to: '/admin/grupo-permissao/novo' })}
          >
            {textos.novo}
          </BotaoComMotivo>
        }
      />
      <Tabela
        rotulo={textos.titulo}
        colunas={colunasDeGrupo}
        chaveDaLinha={(grupo) => grupo.id}
        pagina={consulta.data}
        atualizando={consulta.isFetching}
        erro={consulta.error}
        aoTentarDeNovo={() => consulta.refetch()}
        // Who may only list has nowhere to go from here.
        link={podeAbrir ? linkDoGrupo : undefined}
        ordem={filtro.ordem ?? 'nome'}
        aoOrdenar={ordenar}
        aoPaginar={paginar}
        vazio={
          <Vazio
            texto={textosDaUi.tabela.semDados}
            acao={
              <Button variant="default" onClick={() => buscar('')}>
                {textos.limpar}
              </Button>
            }
          />
        }
      />
    </>
  )
}
