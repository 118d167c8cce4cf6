import { podeAlguma } from '@balcao/contract/base/habilidade'
import { permissoesDoPainel } from '@balcao/contract/painel/painel-api'
import { queryClient } from '#consultas.ts'
import { habilidadeAtual } from '#habilidade.ts'
import { type BuscaDoPainel, filtroDoPainel } from './busca.ts'
import { hojeDoProvedor } from './hojeDoProvedor.ts'
import { consultasDo } from './painel.data.ts'

/** Asks for the figures before the screen is drawn. Not awaited: the screen has its own skeleton. */
export const adiantarPainel = (busca: BuscaDoPainel) => {
  if (!podeAlguma(habilidadeAtual(), permissoesDoPainel)) return
  const [painel, cortes, parado, metas] = consultasDo(filtroDoPainel(busca, hojeDoProvedor()))
  void queryClient.prefetchQuery(painel)
  void queryClient.prefetchQuery(cortes)
  void queryClient.prefetchQuery(parado)
  void queryClient.prefetchQuery(metas)
}
