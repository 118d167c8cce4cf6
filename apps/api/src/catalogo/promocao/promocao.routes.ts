import { promocaoApi } from '@balcao/contract/catalogo/promocao'
import { descontosEmPalavras, nomesDasSituacoes } from '@balcao/contract/catalogo/promocao-texto'
import { formatarData } from '@balcao/contract/valores/data'
import { historicoDoEditavel } from '#infra/auditoria/auditoria.queries.ts'
import { csv } from '#infra/db/csv.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { criarPromocao, ENTIDADE, editarPromocao, excluirPromocao } from './promocao.commands.ts'
import { listarPromocoes, obterPromocao } from './promocao.queries.ts'
import { vincularAdicionais } from './promocao-adicionais.commands.ts'

export const rotasDePromocao = (app: Servidor) => {
  rota(app, promocaoApi.listar, ({ query }, { db, usuario }) => listarPromocoes(db, usuario, query))
  rota(app, promocaoApi.exportar, ({ query }, { db, usuario }) =>
    csv(
      (pagina) => listarPromocoes(db, usuario, { ...query, ...pagina }),
      [
        ['Nome', (p) => p.nome],
        ['Cupom', (p) => p.codigo],
        ['Desconto', (p) => descontosEmPalavras(p)],
        ['Início', (p) => formatarData(p.vigencia_inicio)],
        ['Fim', (p) => p.vigencia_fim && formatarData(p.vigencia_fim)],
        ['Usos', (p) => p.usos],
        ['Limite', (p) => p.limite_total],
        ['Cumulativa', (p) => (p.cumulativa ? 'Sim' : 'Não')],
        ['Situação', (p) => nomesDasSituacoes[p.situacao]],
      ],
    ),
  )
  rota(app, promocaoApi.obter, ({ params }, { db, usuario }) => obterPromocao(db, usuario, params.id))
  rota(app, promocaoApi.historico, async ({ params, query }, { db, usuario }) => {
    const promocao = await obterPromocao(db, usuario, params.id)
    return historicoDoEditavel(db, usuario, ENTIDADE, promocao, query)
  })
  rota(app, promocaoApi.criar, ({ body }, contexto) => criarPromocao(contexto, body))
  rota(app, promocaoApi.editar, ({ params, body }, contexto) => editarPromocao(contexto, params.id, body))
  rota(app, promocaoApi.excluir, ({ params }, contexto) => excluirPromocao(contexto, params.id))
  rota(app, promocaoApi.vincular, ({ params, body }, contexto) =>
    vincularAdicionais(contexto, params.id, body),
  )
}
