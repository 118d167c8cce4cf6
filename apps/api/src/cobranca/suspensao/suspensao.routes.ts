import { suspensaoApi as api } from '@balcao/contract/cobranca/suspensao-api'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { fazerSuspensoes } from './suspensao.commands.ts'
import { listarSuspensoes } from './suspensao.queries.ts'

export const rotasDaSuspensao = (app: Servidor) => {
  rota(app, api.listar, ({ query }, { db, usuario }) => listarSuspensoes(db, usuario, query))
  rota(app, api.fazer, ({ body }, contexto) => fazerSuspensoes(contexto, body))
}
