import type { UsuarioResumo } from '@balcao/contract/acesso/usuario'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { usePode } from '#habilidade.ts'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useListaNaUrl } from '#ui/lista/useListaNaUrl.ts'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'
import { tardio } from '#ui/tardio.ts'
import { FiltrosDeUsuario, semFiltros } from './FiltrosDeUsuario.tsx'
import { type BuscaDeUsuarios, filtroDe } from './usuario.busca.ts'
import { colunasDeUsuario } from './usuario.colunas.tsx'
import { useExportarUsuarios, usuarios } from './usuario.data.ts'
import { textos } from './usuario.textos.ts'

// Most visits only read the list, so the form and its fields are downloaded when they are first opened.
const ConvidarUsuario = tardio(() =>
  import('./ConvidarUsuario.tsx').then(({ ConvidarUsuario }) => ConvidarUsuario),
)

const rota = getRouteApi('/_app/admin/usuario/')

const linkDoUsuario: LinkDaLinha<UsuarioResumo> = ({ id }, props) => (
  <Link to="/admin/usuario/$id" params={{ id }} {...props} />
)

export function UsuariosPage() {
  const busca = rota.useSearch()
  const filtro = filtroDe(busca)
  const navegar = rota.useNavigate()
  const lista = useListaNaUrl<BuscaDeUsuarios>(navegar)
  const podeEditar = usePode('EDITAR.USUARIO')
  const podeConvidar = usePode('CRIAR.USUARIO')
  const gaveta = (aberta: boolean) =>
    navegar({ search: (atual) => ({ ...atual, convidar: aberta || undefined }) })

  return (
    <>
      <PaginaDeLista
        textos={textos.lista}
        filtro={filtro}
        ordemPadrao="nome"
        lista={lista}
        consulta={useQuery(usuarios.listar(filtro))}
        exportar={useExportarUsuarios()}
        colunas={colunasDeUsuario}
        link={podeEditar ? linkDoUsuario : undefined}
        icone="tabler:users"
        iconeDoNovo="tabler:user-plus"
        podeCriar={podeConvidar}
        aoCriar={() => gaveta(true)}
        filtros={<FiltrosDeUsuario filtro={filtro} aoMudar={lista.filtrar} />}
        semFiltros={semFiltros}
      />
      {busca.convidar && podeConvidar && (
        <Suspense>
          <ConvidarUsuario aoFechar={() => gaveta(false)} />
        </Suspense>
      )}
    </>
  )
}
