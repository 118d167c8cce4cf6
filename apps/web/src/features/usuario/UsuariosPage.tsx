import type { UsuarioResumo } from '@balcao/contract/usuario'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
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
import { FiltrosDeUsuario, quantosFiltros, semFiltros } from './FiltrosDeUsuario.tsx'
import { type BuscaDeUsuarios, filtroDe } from './usuario.busca.ts'
import { colunasDeUsuario } from './usuario.colunas.tsx'
import { useExportarUsuarios, usuarios } from './usuario.data.ts'
import { textos } from './usuario.textos.ts'

// Most visits only read the list: the form and its fields are downloaded when they are first asked for.
const ConvidarUsuario = lazy(() =>
  import('./ConvidarUsuario.tsx').then(({ ConvidarUsuario }) => ({ default: ConvidarUsuario })),
)

const rota = getRouteApi('/_app/admin/usuario/')

const linkDoUsuario: LinkDaLinha<UsuarioResumo> = ({ id }, props) => (
  <Link to="/admin/usuario/$id" params={{ id }} {...props} />
)

export function UsuariosPage() {
  const busca = rota.useSearch()
  const filtro = filtroDe(busca)
  const navegar = rota.useNavigate()
  const { filtrar, buscar, ordenar, paginar } = useListaNaUrl<BuscaDeUsuarios>(navegar)
  const consulta = useQuery(usuarios.listar(filtro))
  const exportar = useExportarUsuarios()
  const podeEditar = usePode('EDITAR.USUARIO')
  const podeConvidar = usePode('CRIAR.USUARIO')
  const gaveta = (aberta: boolean) =>
    navegar({ search: (atual) => ({ ...atual, convidar: aberta || undefined }) })

  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      <BarraDeLista
        busca={filtro.busca ?? ''}
        aoBuscar={buscar}
        dicaDeBusca={textos.dicaDeBusca}
        filtros={<FiltrosDeUsuario filtro={filtro} aoMudar={filtrar} />}
        filtrosAtivos={quantosFiltros(filtro)}
        aoLimparFiltros={() => filtrar(semFiltros)}
        aoExportar={() => exportar.mutate(filtro, { onSuccess: (csv) => baixar(csv, textos.arquivo) })}
        exportando={exportar.isPending}
        acao={
          <BotaoComMotivo
            motivo={podeConvidar ? null : textos.semConvidar}
            leftSection={<Icone nome="tabler:user-plus" tamanho={16} />}
            onClick={() => gaveta(true)}
          >
            {textos.convidar}
          </BotaoComMotivo>
        }
      />
      <Tabela
        rotulo={textos.titulo}
        colunas={colunasDeUsuario}
        chaveDaLinha={(usuario) => usuario.id}
        pagina={consulta.data}
        atualizando={consulta.isFetching}
        erro={consulta.error}
        aoTentarDeNovo={() => consulta.refetch()}
        // Who may only list has nowhere to go from here.
        link={podeEditar ? linkDoUsuario : undefined}
        ordem={filtro.ordem ?? 'nome'}
        aoOrdenar={ordenar}
        aoPaginar={paginar}
        vazio={
          <Vazio
            texto={textosDaUi.tabela.semDados}
            icone="tabler:users"
            acao={
              <Button variant="default" onClick={() => filtrar({ ...semFiltros, busca: undefined })}>
                {textos.limpar}
              </Button>
            }
          />
        }
      />
      {busca.convidar && podeConvidar && (
        <Suspense>
          <ConvidarUsuario aoFechar={() => gaveta(false)} />
        </Suspense>
      )}
    </>
  )
}
