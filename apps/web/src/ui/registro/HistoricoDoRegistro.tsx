import type { PaginaDeHistorico } from '@balcao/contract/base/auditoria'
import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { Historico } from '../historico/Historico.tsx'
import { textos } from '../historico/historico.textos.ts'
import { Secao } from '../Secao.tsx'
import type { Palavras } from './PaginaDeRegistro.tsx'

/** As returned by `consultasDe(…).historico(id)`. */
type Pagina = z.infer<typeof PaginaDeHistorico>
export type ConsultaDeHistorico = UseInfiniteQueryOptions<
  Pagina,
  Error,
  InfiniteData<Pagina>,
  string[],
  string | undefined
>

type HistoricoDoRegistroProps = {
  consulta: ConsultaDeHistorico
  palavras: Palavras
}

export function HistoricoDoRegistro({ consulta, palavras }: HistoricoDoRegistroProps) {
  const historico = useInfiniteQuery(consulta)
  const { rotulos, mostrarCampo, acoes, emPalavras = (entrada) => entrada } = palavras
  return (
    <Secao titulo={textos.titulo}>
      <Historico
        entradas={historico.data?.pages.flatMap((pagina) => pagina.itens).map(emPalavras)}
        rotulos={rotulos}
        acoes={{ ...textos.acoes, ...acoes }}
        formatar={mostrarCampo}
        erro={historico.error}
        aoTentarDeNovo={() => historico.refetch()}
        aoMostrarMais={historico.hasNextPage ? () => historico.fetchNextPage() : undefined}
        buscandoMais={historico.isFetchingNextPage}
      />
    </Secao>
  )
}
