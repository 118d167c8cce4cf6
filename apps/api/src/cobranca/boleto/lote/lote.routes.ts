import { loteApi as api } from '@balcao/contract/cobranca/lote-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { exportarFalhas } from './exportar.queries.ts'
import { iniciarLote, interromperLote } from './lote.commands.ts'
import { falhasDoLote, listarLotes, obterLote, previaDoLote } from './lote.queries.ts'

export const rotasDoLote = (app: Servidor, { enfileirar }: { enfileirar: Enfileirar }) => {
  rota(app, api.previa, ({ query }, { db, usuario }) => previaDoLote(db, usuario, query))
  rota(app, api.iniciar, async ({ body }, contexto) =>
    obterLote(contexto.db, contexto.usuario, await iniciarLote(contexto, enfileirar, body)),
  )
  rota(app, api.listar, ({ query }, { db, usuario }) => listarLotes(db, usuario, query))
  rota(app, api.obter, ({ params }, { db, usuario }) => obterLote(db, usuario, params.id))
  rota(app, api.falhas, ({ params, query }, { db, usuario }) => falhasDoLote(db, usuario, params.id, query))
  rotaDeLeitura(app, api.exportarFalhas, ({ params, query }, { db, leitura }) =>
    exportarFalhas(db, leitura, params.id, query),
  )
  rota(app, api.interromper, ({ params }, contexto) => interromperLote(contexto, params.id))
}
