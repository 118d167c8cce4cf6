import { metaApi } from '@balcao/contract/painel/meta-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { editarMetas } from './meta.commands.ts'
import { listarMetas } from './meta.queries.ts'

export const rotasDaMeta = (app: Servidor) => {
  rotaDeLeitura(app, metaApi.listar, ({ query }, { db, leitura }) => listarMetas(db, leitura, query.mes))
  rota(app, metaApi.editar, ({ body }, contexto) => editarMetas(contexto, body))
}
