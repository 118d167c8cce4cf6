import { avisoApi } from '@balcao/contract/vendas/aviso-api'
import { avisoNumeroApi } from '@balcao/contract/vendas/aviso-numero-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { lerAviso, lerTodosOsAvisos, preferenciaDeAvisos, preferirAvisos } from './aviso.commands.ts'
import { contarNaoLidos, listarAvisos } from './aviso.queries.ts'

export const rotasDeAviso = (app: Servidor) => {
  rota(app, avisoApi.listar, ({ query }, { db, usuario }) => listarAvisos(db, usuario, query))
  rotaDeLeitura(app, avisoNumeroApi.numero, (_, { leitura }) => contarNaoLidos(leitura))
  rota(app, avisoApi.lerTodos, (_, contexto) => lerTodosOsAvisos(contexto))
  rota(app, avisoApi.ler, ({ params }, contexto) => lerAviso(contexto, params.id))
  rota(app, avisoApi.preferencia, (_, { db, usuario }) => preferenciaDeAvisos(db, usuario))
  rota(app, avisoApi.preferir, ({ body }, contexto) => preferirAvisos(contexto, body.por_email))
}
