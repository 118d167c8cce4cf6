import { empresaApi } from '@balcao/contract/provedor/empresa'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { historicoDe } from '#infra/auditoria/auditoria.queries.ts'
import { csv } from '#infra/db/csv.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { criarEmpresa, editarEmpresa, excluirEmpresa } from './empresa.commands.ts'
import { listarEmpresas, obterEmpresa, opcoesDeEmpresa } from './empresa.queries.ts'

export const rotasDeEmpresa = (app: Servidor) => {
  rota(app, empresaApi.opcoes, (_, { db, usuario }) => opcoesDeEmpresa(db, usuario))
  rota(app, empresaApi.listar, ({ query }, { db, usuario }) => listarEmpresas(db, usuario, query))
  rota(app, empresaApi.exportar, ({ query }, { db, usuario }) =>
    csv(
      (pagina) => listarEmpresas(db, usuario, { ...query, ...pagina }),
      [
        ['Nome fantasia', (e) => e.nome_fantasia],
        ['Razão social', (e) => e.razao_social],
        ['CNPJ', (e) => formatarDocumento(e.cnpj)],
        ['Situação', (e) => (e.ativo ? 'Ativa' : 'Inativa')],
        ['Atualizada em', (e) => e.atualizado_em],
      ],
    ),
  )
  rota(app, empresaApi.obter, ({ params }, { db, usuario }) => obterEmpresa(db, usuario, params.id))
  rota(app, empresaApi.historico, async ({ params, query }, { db, usuario }) => {
    const { id } = await obterEmpresa(db, usuario, params.id)
    return historicoDe(db, usuario, 'empresa', id, query)
  })
  rota(app, empresaApi.criar, ({ body }, contexto) => criarEmpresa(contexto, body))
  rota(app, empresaApi.editar, ({ params, body }, contexto) => editarEmpresa(contexto, params.id, body))
  rota(app, empresaApi.excluir, ({ params }, contexto) => excluirEmpresa(contexto, params.id))
}
