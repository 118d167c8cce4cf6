import { grupoApi } from '@balcao/contract/acesso/grupo-permissao'
import { historicoDe } from '#infra/auditoria/auditoria.queries.ts'
import { csv } from '#infra/db/csv.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { criarGrupo, editarGrupo, excluirGrupo } from './grupo-permissao.commands.ts'
import { listarGrupos, obterGrupo, opcoesDeGrupo } from './grupo-permissao.queries.ts'
import { pessoasDosGrupos } from './pessoas.ts'

export const rotasDeGrupo = (app: Servidor) => {
  rota(app, grupoApi.listar, ({ query }, { db, usuario }) => listarGrupos(db, usuario, query))
  rota(app, grupoApi.exportar, ({ query }, { db, usuario }) =>
    csv(
      (pagina) => listarGrupos(db, usuario, { ...query, ...pagina }),
      [
        ['Nome', (g) => g.nome],
        ['Descrição', (g) => g.descricao],
        ['Permissões', (g) => g.total_permissoes],
        ['Usuários', (g) => g.usuarios],
      ],
    ),
  )
  rota(app, grupoApi.opcoes, (_, { db, usuario }) => opcoesDeGrupo(db, usuario))
  rota(app, grupoApi.concediveis, async (_, { db, usuario }) => [
    ...(await pessoasDosGrupos().permissoesAoAlcance(db, usuario)),
  ])
  rota(app, grupoApi.obter, ({ params }, { db, usuario }) => obterGrupo(db, usuario, params.id))
  rota(app, grupoApi.historico, async ({ params, query }, { db, usuario }) => {
    await obterGrupo(db, usuario, params.id)
    return historicoDe(db, usuario, 'grupo_permissao', params.id, query)
  })
  rota(app, grupoApi.criar, ({ body }, contexto) => criarGrupo(contexto, body))
  rota(app, grupoApi.editar, ({ params, body }, contexto) => editarGrupo(contexto, params.id, body))
  rota(app, grupoApi.excluir, ({ params }, contexto) => excluirGrupo(contexto, params.id))
}
