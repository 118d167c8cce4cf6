import { podeAlguma } from '@balcao/contract/base/habilidade'
import { permissoesDoPainel } from '@balcao/contract/painel/painel-api'
import { queryClient } from '#consultas.ts'
import { habilidadeAtual } from '#habilidade.ts'
import type { BuscaDoPainel } from './busca.ts'
import { filtroDoPainel } from './filtro.ts'
import { hojeDoProvedor } from './hojeDoProvedor.ts'
import { consultaDosRecebimentos, consultasDo } from './painel.data.ts'

/** Asks for the figures before the screen is drawn. Not awaited: the screen has its own skeleton. */
export const adiantarPainel = (busca: BuscaDoPainel) => {
  if (!podeAlguma(habilidadeAtual(), permissoesDoPainel)) return
  const filtro = filtroDoPainel(busca, hojeDoProvedor())
  const [painel, cortes, parado, metas] = consultasDo(filtro)
  void queryClient.prefetchQuery(painel)
  void queryClient.prefetchQuery(cortes)
  void queryClient.prefetchQuery(parado)
  void queryClient.prefetchQuery(metas)
  const { enabled, ...recebimentos } = consultaDosRecebimentos(filtro)
  if (enabled) void queryClient.prefetchQuery(recebimentos)
}
