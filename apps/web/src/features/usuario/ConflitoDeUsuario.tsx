import type { Usuario } from '@balcao/contract/usuario'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ConflitoDeVersao } from '../../ui/conflito/ConflitoDeVersao.tsx'
import type { Conflito } from '../../ui/formulario/useEdicao.ts'
import { opcoes, usuarios } from './usuario.data.ts'
import { mostrarCampo, type ValoresUsuario } from './usuario.formulario.ts'
import { rotulos } from './usuario.textos.ts'

type ConflitoDeUsuarioProps = { usuario: Usuario; conflito: Conflito<Usuario, ValoresUsuario> }

/** Both sides of a save that lost a race, in words: names instead of ids. */
export function ConflitoDeUsuario({ usuario, conflito }: ConflitoDeUsuarioProps) {
  const { data: grupos = [] } = useQuery(opcoes.grupos)
  const { data: empresas = [] } = useQuery(opcoes.empresas)
  const { data: historico } = useInfiniteQuery(usuarios.historico(usuario.id))
  const nomes = [...grupos, ...empresas, ...usuario.empresas, ...conflito.atual.empresas]
  return (
    <ConflitoDeVersao
      quem={historico?.pages[0]?.itens[0]?.quem ?? null}
      em={conflito.atual.atualizado_em}
      diferencas={conflito.disputados.map(({ campo, meu, atual }) => ({
        campo,
        rotulo: rotulos[campo],
        meu: mostrarCampo(campo, meu, nomes),
        atual: mostrarCampo(campo, atual, nomes),
      }))}
      tambemMudou={conflito.deles.map(({ campo, atual }) => ({
        campo,
        rotulo: rotulos[campo],
        atual: mostrarCampo(campo, atual, nomes),
      }))}
      enviando={false}
      aoSalvar={conflito.resolver}
      aoFechar={conflito.voltar}
    />
  )
}
