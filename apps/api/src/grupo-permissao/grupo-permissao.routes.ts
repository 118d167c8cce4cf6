import { grupoApi } from '@balcao/contract/grupo-permissao'
import { historicoDe } from '../auditoria/auditoria.queries.ts'
import { csv } from '../db/csv.ts'
import { rota, type Servidor } from '../http/rota.ts'
import { criarGrupo, editarGrupo, excluirGrupo } from './grupo-permissao.commands.ts'
import { listarGrupos, obterGrupo, opcoesDeGrupo } from './grupo-permissao.queries.ts'

export const rotasDeGrupo = (app: Servidor) => {
  rota(app, grupoApi.listar, ({ query }, { db }) => listarGrupos(db, query))
  rota(app, grupoApi.exportar, ({ query }, { db }) =>
    csv(
      (pagina) => listarGrupos(db, { ...query, ...pagina }),
      [
        ['Nome', (g) => g.nome],
        ['Descrição', (g) => g.descricao],
        ['Permissões', (g) => g.total_permissoes],
        ['Usuários', (g) => g.usuarios],
      ],
    ),
  )
  rota(app, grupoApi.opcoes, (_, { db, usuario }) => opcoesDeGrupo(db, usuario))
  rota(app, grupoApi.obter, ({ params }, { db }) => obterGrupo(db, params.id))
  rota(app, grupoApi.historico, async ({ params, query }, { db }) => {
    await obterGrupo(db, params.id)
    return historicoDe(db, 'grupo_permissao', params.id, query)
  })
  rota(app, grupoApi.criar, ({ body }, contexto) => criarGrupo(contexto, body))
  rota(app, grupoApi.editar, ({ params, body }, contexto) => editarGrupo(contexto, params.id, body))
  rota(app, grupoApi.excluir, ({ params }, contexto) => excluirGrupo(contexto, params.id))
}
