import { resumoDoClienteApi } from '@balcao/contract/posvenda/resumo-do-cliente-api'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { resumosDosClientes } from './resumo-do-cliente.queries.ts'

export const rotasDoResumoDoCliente = (app: Servidor) => {
  rota(app, resumoDoClienteApi.listar, ({ query }, { db, usuario }) =>
    resumosDosClientes(db, usuario, query.ids),
  )
}
