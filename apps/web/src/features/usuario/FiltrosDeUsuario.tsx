import { provedores } from '@balcao/contract/acesso/login'
import { type FiltroUsuario, situacoesUsuario } from '@balcao/contract/acesso/usuario-filtro'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { opcoesDeGrupos } from '#partes/grupo-permissao/grupos.opcoes.ts'
import { Filtro } from '#ui/lista/Filtro.tsx'
import { aparenciaDaSituacao, nomeDoProvedor, rotulos } from './usuario.textos.ts'

export type Filtros = Pick<FiltroUsuario, 'situacao' | 'grupo_permissao_id' | 'empresa_id' | 'provedor'>

export const semFiltros: Filtros = {
  situacao: undefined,
  grupo_permissao_id: undefined,
  empresa_id: undefined,
  provedor: undefined,
}

type FiltrosDeUsuarioProps = { filtro: Filtros; aoMudar: (filtro: Partial<Filtros>) => void }

export function FiltrosDeUsuario({ filtro, aoMudar }: FiltrosDeUsuarioProps) {
  const { data: grupos = [] } = useQuery(opcoesDeGrupos)
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  return (
    <>
      <Filtro
        rotulo={rotulos.situacao}
        largura={140}
        opcoes={situacoesUsuario.map((valor) => ({ valor, nome: aparenciaDaSituacao[valor].nome }))}
        valor={filtro.situacao}
        aoMudar={(situacao) => aoMudar({ situacao })}
      />
      <Filtro
        rotulo={rotulos.grupo}
        largura={180}
        opcoes={grupos.map(({ id, nome }) => ({ valor: id, nome }))}
        valor={filtro.grupo_permissao_id}
        aoMudar={(grupo_permissao_id) => aoMudar({ grupo_permissao_id })}
      />
      <Filtro
        rotulo={rotulos.empresa}
        largura={180}
        opcoes={empresas.map(({ id, nome }) => ({ valor: id, nome }))}
        valor={filtro.empresa_id}
        aoMudar={(empresa_id) => aoMudar({ empresa_id })}
      />
      <Filtro
        rotulo={rotulos.provedor}
        largura={130}
        opcoes={provedores.map((valor) => ({ valor, nome: nomeDoProvedor[valor] }))}
        valor={filtro.provedor}
        aoMudar={(provedor) => aoMudar({ provedor })}
      />
    </>
  )
}
