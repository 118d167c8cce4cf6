import { historicoDoClienteApi } from '@balcao/contract/vendas/historico-do-cliente-api'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { historicoDoCliente } from './historico-do-cliente.queries.ts'

export const rotasDeContrato = (app: Servidor) => {
  rota(app, historicoDoClienteApi.obter, ({ params }, { db, usuario }) =>
    historicoDoCliente(db, usuario, params.id),
  )
}
