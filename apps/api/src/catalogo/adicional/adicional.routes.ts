import { adicionalApi, rotuloDaCategoria, rotuloDaCobranca } from '@balcao/contract/catalogo/adicional'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { historicoDe } from '#infra/auditoria/auditoria.queries.ts'
import { csv } from '#infra/db/csv.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { criarAdicional, ENTIDADE, editarAdicional, excluirAdicional } from './adicional.commands.ts'
import { listarAdicionais, obterAdicional, opcoesDeAdicional } from './adicional.queries.ts'

export const rotasDeAdicional = (app: Servidor) => {
  rota(app, adicionalApi.listar, ({ query }, { db }) => listarAdicionais(db, query))
  rota(app, adicionalApi.exportar, ({ query }, { db }) =>
    csv(
      (pagina) => listarAdicionais(db, { ...query, ...pagina }),
      [
        ['Nome', (a) => a.nome],
        ['Categoria', (a) => rotuloDaCategoria[a.categoria]],
        ['Cobrança', (a) => rotuloDaCobranca[a.cobranca]],
        ['Valor', (a) => formatarDinheiro(a.valor)],
        ['Situação', (a) => (a.ativo ? 'Ativo' : 'Inativo')],
      ],
    ),
  )
  rota(app, adicionalApi.opcoes, (_, { db }) => opcoesDeAdicional(db))
  rota(app, adicionalApi.obter, ({ params }, { db }) => obterAdicional(db, params.id))
  rota(app, adicionalApi.historico, async ({ params, query }, { db, usuario }) => {
    await obterAdicional(db, params.id)
    return historicoDe(db, usuario, ENTIDADE, params.id, query)
  })
  rota(app, adicionalApi.criar, ({ body }, contexto) => criarAdicional(contexto, body))
  rota(app, adicionalApi.editar, ({ params, body }, contexto) => editarAdicional(contexto, params.id, body))
  rota(app, adicionalApi.excluir, ({ params }, contexto) => excluirAdicional(contexto, params.id))
}
