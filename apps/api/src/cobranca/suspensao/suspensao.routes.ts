import { suspensaoApi as api } from '@balcao/contract/cobranca/suspensao-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { exportarSuspensoes } from './exportar.queries.ts'
import { fazerSuspensoes } from './suspensao.commands.ts'
import { listarSuspensoes } from './suspensao.queries.ts'

export const rotasDaSuspensao = (app: Servidor) => {
  rota(app, api.listar, ({ query }, { db, usuario }) => listarSuspensoes(db, usuario, query))
  rotaDeLeitura(app, api.exportar, ({ query }, { db, leitura }) => exportarSuspensoes(db, leitura, query))
  rota(app, api.fazer, ({ body }, contexto) => fazerSuspensoes(contexto, body))
}
