import { analiseApi } from '@balcao/contract/vendas/analise-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { obterAnalise } from './analise.queries.ts'
import { largarVenda, segurarVenda } from './em-maos.commands.ts'
import { pegarProxima } from './proxima.commands.ts'

/** A sale for who decides about it, and the queue that they work through. */
export const rotasDaAnalise = (app: Servidor) => {
  rotaDeLeitura(app, analiseApi.obter, ({ params }, { leitura }) => obterAnalise(leitura, params.id))
  rota(app, analiseApi.proxima, ({ body }, contexto) => pegarProxima(contexto, body))
  rota(app, analiseApi.segurar, ({ params, body }, contexto) => segurarVenda(contexto, params.id, body))
  rota(app, analiseApi.largar, ({ params }, contexto) => largarVenda(contexto, params.id))
}
