import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { useSessao } from '#sessao.ts'
import { descartadosNoAparelho, rascunhosNoAparelho, rascunhosNoServidor } from '../vendedor.data.ts'
import { juntarRascunhos } from './juntar.ts'

/** The drafts of this person, of the device and of the server, as one list. */
export function useRascunhos() {
  const usuario = useSessao().usuarioAutenticado?.id ?? ''
  const queryClient = useQueryClient()
  const aparelho = useQuery(rascunhosNoAparelho(usuario))
  const servidor = useQuery(rascunhosNoServidor())
  const { data: descartados } = useQuery(descartadosNoAparelho(usuario))
  useEffect(
    () =>
      rascunhosDoAparelho.aoMudarEmOutraAba(() => {
        void queryClient.invalidateQueries({ queryKey: ['rascunho', 'aparelho'] })
      }),
    [queryClient],
  )
  const juntos = useMemo(
    () =>
      juntarRascunhos(
        aparelho.data ?? [],
        servidor.data?.filter(({ id }) => !descartados?.includes(id)),
        servidor.dataUpdatedAt,
      ),
    [aparelho.data, servidor.data, servidor.dataUpdatedAt, descartados],
  )
  return {
    usuario,
    rascunhos: juntos,
    // What the device has is shown at once; "none" is only said when both have answered.
    carregando: aparelho.isPending || (juntos.length === 0 && servidor.isPending),
    semAparelho: aparelho.isError,
    semServidor: servidor.isError && !servidor.data ? servidor.error : null,
    tentarDeNovo: () => void servidor.refetch(),
  }
}
