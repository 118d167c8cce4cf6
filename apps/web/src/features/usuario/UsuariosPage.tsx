import { provedores } from '@balcao/contract/acesso/login'
import type { UsuarioResumo } from '@balcao/contract/acesso/usuario'
import { nomesDosProvedores, situacoesUsuario } from '@balcao/contract/acesso/usuario-filtro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { usePode } from '#habilidade.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { opcoesDeGrupos } from '#partes/grupo-permissao/grupos.opcoes.ts'
import { comNomes, comoOpcoes } from '#ui/lista/Filtros.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { tardio } from '#ui/tardio.ts'
import { SituacaoDoUsuario } from './SituacaoDoUsuario.tsx'
import { filtroDe } from './usuario.busca.ts'
import { usuarios } from './usuario.data.ts'
import { aparenciaDaSituacao, rotulos, textos } from './usuario.textos.ts'

// Most visits only read the list, so the form and its fields are downloaded when they are first opened.
const ConvidarUsuario = tardio(() =>
  import('./ConvidarUsuario.tsx').then(({ ConvidarUsuario }) => ConvidarUsuario),
)

const rota = getRouteApi('/_app/admin/usuario/')

const colunas: Coluna<UsuarioResumo>[] = [
  { id: 'nome', titulo: rotulos.nome, ordenavel: true, celula: (u) => u.nome },
  { id: 'email', titulo: rotulos.email, ordenavel: true, celula: (u) => u.email },
  { id: 'grupo', titulo: rotulos.grupo, ordenavel: true, celula: (u) => u.grupo },
  { id: 'provedor', titulo: rotulos.provedor, celula: (u) => nomesDosProvedores[u.provedor] },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (u) => <SituacaoDoUsuario situacao={u.situacao} />,
  },
  {
    id: 'ultimo_acesso',
    titulo: rotulos.ultimo_acesso,
    ordenavel: true,
    celula: (u) => (u.ultimo_acesso ? quando(u.ultimo_acesso) : textos.nuncaEntrou),
  },
]

export function UsuariosPage() {
  const busca = rota.useSearch()
  const navegar = rota.useNavigate()
  const { data: grupos = [] } = useQuery(opcoesDeGrupos)
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const podeConvidar = usePode('CRIAR.USUARIO')
  const lista = useLista({
    cadastro: usuarios,
    filtro: filtroDe(busca),
    navegar,
    endereco: '/admin/usuario',
    podeAbrir: usePode('EDITAR.USUARIO'),
  })
  const gaveta = (aberta: boolean) =>
    void navegar({
      search: (atual) => ({ ...atual, convidar: aberta || undefined, vendedor: undefined }),
      resetScroll: false,
    })

  return (
    <>
      <PaginaDeLista
        {...lista}
        textos={textos.lista}
        ordemPadrao="nome"
        colunas={colunas}
        icone="tabler:users"
        iconeDoNovo="tabler:user-plus"
        podeCriar={podeConvidar}
        aoCriar={() => gaveta(true)}
        filtros={[
          {
            campo: 'situacao',
            rotulo: rotulos.situacao,
            largura: 140,
            opcoes: situacoesUsuario.map((valor) => ({ valor, nome: aparenciaDaSituacao[valor].nome })),
          },
          { campo: 'grupo_permissao_id', rotulo: rotulos.grupo, largura: 180, opcoes: comoOpcoes(grupos) },
          { campo: 'empresa_id', rotulo: rotulos.empresa, largura: 180, opcoes: comoOpcoes(empresas) },
          {
            campo: 'provedor',
            rotulo: rotulos.provedor,
            largura: 130,
            opcoes: comNomes(provedores, nomesDosProvedores),
          },
        ]}
      />
      {busca.convidar && podeConvidar && (
        <Suspense>
          <ConvidarUsuario vendedor={busca.vendedor === true} aoFechar={() => gaveta(false)} />
        </Suspense>
      )}
    </>
  )
}
