import { useInfiniteQuery } from '@tanstack/react-query'
import { Historico } from '../../ui/historico/Historico.tsx'
import { Secao } from '../../ui/Secao.tsx'
import { grupos } from './grupo-permissao.data.ts'
import { historicoEmPalavras } from './grupo-permissao.historico.ts'
import { acoesDoHistorico, rotulos, textos } from './grupo-permissao.textos.ts'

export function HistoricoDoGrupo({ id }: { id: string }) {
  const historico = useInfiniteQuery(grupos.historico(id))
  return (
    <Secao titulo={textos.historico}>
      <Historico
        entradas={historico.data?.pages.flatMap((pagina) => pagina.itens).map(historicoEmPalavras)}
        rotulos={rotulos}
        acoes={acoesDoHistorico}
        erro={historico.error}
        aoTentarDeNovo={() => historico.refetch()}
        aoMostrarMais={historico.hasNextPage ? () => historico.fetchNextPage() : undefined}
        buscandoMais={historico.isFetchingNextPage}
      />
    </Secao>
  )
}
