import { preparoApi } from '@balcao/contract/vendas/preparo-api'
import { vendaApi } from '@balcao/contract/vendas/venda-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { consultarCliente } from './consulta.commands.ts'
import { enviarVenda } from './enviar.commands.ts'
import { minhasVendas } from './minhas.queries.ts'
import { numerosDoVendedor } from './numeros.queries.ts'
import { prepararVenda } from './preparo.queries.ts'
import { obterVenda } from './venda.queries.ts'

export const rotasDeVenda = (app: Servidor) => {
  rota(app, preparoApi.obter, (_, { db, usuario }) => prepararVenda(db, usuario))
  rota(app, preparoApi.consultar, ({ body }, contexto) => consultarCliente(contexto, body))
  rotaDeLeitura(app, vendaApi.minhas, ({ query }, { db, leitura }) => minhasVendas(db, leitura, query))
  rota(app, vendaApi.numeros, (_, { db, usuario }) => numerosDoVendedor(db, usuario))
  rota(app, vendaApi.enviar, ({ body }, contexto) => enviarVenda(contexto, body))
  rota(app, vendaApi.obter, ({ params }, { db, usuario }) => obterVenda(db, usuario, params.id))
}
