import { rascunhoAbertoApi } from '@balcao/contract/vendas/rascunho-aberto-api'
import { rascunhoApi } from '@balcao/contract/vendas/rascunho-api'
import { rascunhoDeQuemSaiuApi } from '@balcao/contract/vendas/rascunho-de-quem-saiu-api'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { assumirRascunho } from './assumir.commands.ts'
import { listarDeQuemSaiu } from './de-quem-saiu.queries.ts'
import { descartarRascunho, gravarRascunho } from './rascunho.commands.ts'
import { listarRascunhos, obterRascunho } from './rascunho.queries.ts'

export const rotasDeRascunho = (app: Servidor) => {
  rota(app, rascunhoApi.listar, (_, { db, usuario }) => listarRascunhos(db, usuario))
  rota(app, rascunhoAbertoApi.obter, ({ params }, { db, usuario }) => obterRascunho(db, usuario, params.id))
  rota(app, rascunhoApi.gravar, ({ params, body }, contexto) => gravarRascunho(contexto, params.id, body))
  rota(app, rascunhoApi.descartar, ({ params }, contexto) => descartarRascunho(contexto, params.id))
  rota(app, rascunhoDeQuemSaiuApi.listar, (_, { db, usuario }) => listarDeQuemSaiu(db, usuario))
  rota(app, rascunhoDeQuemSaiuApi.assumir, ({ params }, contexto) => assumirRascunho(contexto, params.id))
}
