import { resumoDoClienteApi } from '@balcao/contract/posvenda/resumo-do-cliente-api'
import { hojeNoProvedor } from '#cobranca/boleto/lista/lista.queries.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { resumosDosClientes } from './resumo-do-cliente.queries.ts'

export const rotasDoResumoDoCliente = (app: Servidor) => {
  rota(app, resumoDoClienteApi.listar, async ({ query }, { db, usuario }) =>
    resumosDosClientes(db, usuario, { ...query, hoje: await hojeNoProvedor(db) }),
  )
}
