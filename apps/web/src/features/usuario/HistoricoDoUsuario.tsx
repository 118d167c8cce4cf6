import { useInfiniteQuery } from '@tanstack/react-query'
import { Historico } from '../../ui/historico/Historico.tsx'
import { Secao } from '../../ui/Secao.tsx'
import { usuarios } from './usuario.data.ts'
import { mostrarCampo } from './usuario.formulario.ts'
import { acoesDoHistorico, rotulos, textos } from './usuario.textos.ts'

export function HistoricoDoUsuario({ id }: { id: string }) {
  const historico = useInfiniteQuery(usuarios.historico(id))
  return (
    <Secao titulo={textos.historico}>
      <Historico
        entradas={historico.data?.pages.flatMap((pagina) => pagina.itens)}
        rotulos={rotulos}
        acoes={acoesDoHistorico}
        formatar={mostrarCampo}
        erro={historico.error}
        aoTentarDeNovo={() => historico.refetch()}
        aoMostrarMais={historico.hasNextPage ? () => historico.fetchNextPage() : undefined}
        buscandoMais={historico.isFetchingNextPage}
      />
    </Secao>
  )
}
