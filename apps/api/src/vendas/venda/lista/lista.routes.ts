import { listaDeVendasApi } from '@balcao/contract/vendas/lista-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { exportarVendas } from './exportar.queries.ts'
import { filasDeVendas } from './filas.queries.ts'
import { listarVendas } from './lista.queries.ts'
import { totalDeVendas } from './total.queries.ts'
import { vendedoresDasVendas } from './vendedores.queries.ts'

/** The sales that people follow: queues, numbers, list and file. */
export const rotasDaListaDeVendas = (app: Servidor) => {
  rotaDeLeitura(app, listaDeVendasApi.listar, ({ query }, { db, leitura }) =>
    listarVendas(db, leitura, query),
  )
  rotaDeLeitura(app, listaDeVendasApi.exportar, ({ query }, { db, leitura }) =>
    exportarVendas(db, leitura, query),
  )
  rota(app, listaDeVendasApi.total, ({ query }, { db, usuario }) => totalDeVendas(db, usuario, query))
  rota(app, listaDeVendasApi.filas, (_, { db, usuario }) => filasDeVendas(db, usuario))
  rota(app, listaDeVendasApi.vendedores, (_, { db, usuario }) => vendedoresDasVendas(db, usuario))
}
