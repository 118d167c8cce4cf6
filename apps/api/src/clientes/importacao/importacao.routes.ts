import { importacaoApi } from '@balcao/contract/clientes/importacao/api'
import { rota, type Servidor } from '#infra/http/rota.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { modeloDePlanilha, rejeitadasEmCsv } from './arquivos.queries.ts'
import { enviarPlanilha } from './enviar.commands.ts'
import { cancelarImportacao, iniciarImportacao } from './importacao.commands.ts'
import { listarImportacoes, obterImportacao } from './importacao.queries.ts'
import { preverImportacao } from './previa.queries.ts'

type Partes = { storage: Storage; enfileirar: Enfileirar; aquecerImportador: () => void }

export const rotasDeImportacao = (app: Servidor, { storage, enfileirar, aquecerImportador }: Partes) => {
  rota(app, importacaoApi.listar, ({ query }, { db, usuario }) => listarImportacoes(db, usuario, query))
  rota(app, importacaoApi.modelo, () => modeloDePlanilha())
  rota(app, importacaoApi.enviar, ({ query, body }, contexto) => {
    aquecerImportador()
    return enviarPlanilha(contexto, storage, query, body)
  })
  rota(app, importacaoApi.obter, ({ params }, { db, usuario }) => obterImportacao(db, usuario, params.id))
  rota(app, importacaoApi.previa, ({ params, body }, { db, usuario }) =>
    preverImportacao(db, usuario, params.id, body),
  )
  rota(app, importacaoApi.iniciar, ({ params, body }, contexto) =>
    iniciarImportacao(contexto, enfileirar, params.id, body),
  )
  rota(app, importacaoApi.cancelar, ({ params }, contexto) =>
    cancelarImportacao(contexto, storage, params.id),
  )
  rota(app, importacaoApi.rejeitadas, ({ params }, { db, usuario }) =>
    rejeitadasEmCsv(db, usuario, params.id),
  )
}
