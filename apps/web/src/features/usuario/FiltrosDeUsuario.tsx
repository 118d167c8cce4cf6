import { provedores } from '@balcao/contract/auth'
import { type FiltroUsuario, situacoesUsuario } from '@balcao/contract/usuario'
import { useQuery } from '@tanstack/react-query'
import { CampoSelecao } from '../../ui/campos/CampoSelecao.tsx'
import { opcoes } from './usuario.data.ts'
import { aparenciaDaSituacao, nomeDoProvedor, rotulos } from './usuario.textos.ts'

export type Filtros = Pick<FiltroUsuario, 'situacao' | 'grupo_permissao_id' | 'provedor'>

export const semFiltros: Filtros = { situacao: undefined, grupo_permissao_id: undefined, provedor: undefined }

export const quantosFiltros = ({ situacao, grupo_permissao_id, provedor }: Filtros) =>
  [situacao, grupo_permissao_id, provedor].filter(Boolean).length

type FiltrosDeUsuarioProps = { filtro: Filtros; aoMudar: (filtro: Partial<Filtros>) => void }

export function FiltrosDeUsuario({ filtro, aoMudar }: FiltrosDeUsuarioProps) {
  const { data: grupos = [] } = useQuery(opcoes.grupos)
  return (
    <>
      <CampoSelecao
        aria-label={rotulos.situacao}
        placeholder={rotulos.situacao}
        w={{ md: 140 }}
        data={situacoesUsuario.map((value) => ({ value, label: aparenciaDaSituacao[value].nome }))}
        value={filtro.situacao ?? null}
        onChange={(valor) => aoMudar({ situacao: situacoesUsuario.find((s) => s === valor) })}
      />
      <CampoSelecao
        aria-label={rotulos.grupo}
        placeholder={rotulos.grupo}
        w={{ md: 180 }}
        data={grupos.map(({ id, nome }) => ({ value: id, label: nome }))}
        value={filtro.grupo_permissao_id ?? null}
        onChange={(valor) => aoMudar({ grupo_permissao_id: valor ?? undefined })}
      />
      <CampoSelecao
        aria-label={rotulos.provedor}
        placeholder={rotulos.provedor}
        w={{ md: 130 }}
        data={provedores.map((value) => ({ value, label: nomeDoProvedor[value] }))}
        value={filtro.provedor ?? null}
        onChange={(valor) => aoMudar({ provedor: provedores.find((p) => p === valor) })}
      />
    </>
  )
}
