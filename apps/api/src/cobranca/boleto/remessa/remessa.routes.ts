import { remessaApi as api } from '@balcao/contract/cobranca/remessa-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { baixarRemessa } from './baixar.commands.ts'
import { exportarRemessas } from './exportar.queries.ts'
import { gerarRemessa } from './gerar.commands.ts'
import { listarRemessas, obterRemessa, oQueSeRemete } from './remessa.queries.ts'

export const rotasDaRemessa = (
  app: Servidor,
  { storage, enfileirar }: { storage: Storage; enfileirar: Enfileirar },
) => {
  rota(app, api.aRemeter, (_, { db, usuario }) => oQueSeRemete(db, usuario))
  rota(app, api.gerar, async ({ params }, contexto) =>
    obterRemessa(contexto.db, contexto.usuario, await gerarRemessa(contexto, enfileirar, params.id)),
  )
  rota(app, api.listar, ({ query }, { db, usuario }) => listarRemessas(db, usuario, query))
  rotaDeLeitura(app, api.exportar, ({ query }, { db, leitura }) => exportarRemessas(db, leitura, query))
  rota(app, api.obter, ({ params }, { db, usuario }) => obterRemessa(db, usuario, params.id))
  rota(app, api.baixar, ({ params }, contexto) => baixarRemessa(contexto, storage, params.id))
}
