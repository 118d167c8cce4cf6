import { nomeDaSituacao, nomeDaTecnologia, planoApi } from '@balcao/contract/catalogo/plano'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { historicoDoEditavel } from '#infra/auditoria/auditoria.queries.ts'
import { csv } from '#infra/db/csv.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { criarPlano, ENTIDADE, editarPlano, excluirPlano } from './plano.commands.ts'
import { listarPlanos, obterPlano, opcoesDePlano } from './plano.queries.ts'
import { desfazerPreco, mudarPreco } from './plano-preco.commands.ts'

const emReais = (centavos: number | undefined | null) =>
  centavos === undefined || centavos === null ? null : formatarDinheiro(centavos)

export const rotasDePlano = (app: Servidor) => {
  rota(app, planoApi.opcoes, (_, { db, usuario }) => opcoesDePlano(db, usuario))
  rota(app, planoApi.listar, ({ query }, { db, usuario }) => listarPlanos(db, usuario, query))
  rota(app, planoApi.exportar, ({ query }, { db, usuario }) =>
    csv(
      (pagina) => listarPlanos(db, usuario, { ...query, ...pagina }),
      [
        ['Código', (p) => p.codigo],
        ['Nome', (p) => p.nome],
        ['Tecnologia', (p) => nomeDaTecnologia[p.tecnologia]],
        ['Download (Mbps)', (p) => p.download_mbps],
        ['Upload (Mbps)', (p) => p.upload_mbps],
        ['Vendido para', (p) => p.tipos_pessoa.join(', ')],
        ['Mensalidade', (p) => emReais(p.valor_mensal)],
        ['Próxima mensalidade', (p) => emReais(p.proximo_preco?.valor_mensal)],
        ['A partir de', (p) => p.proximo_preco && formatarData(p.proximo_preco.a_partir_de)],
        ['Situação', (p) => nomeDaSituacao[p.situacao]],
      ],
    ),
  )
  rota(app, planoApi.obter, ({ params }, { db, usuario }) => obterPlano(db, usuario, params.id))
  rota(app, planoApi.historico, async ({ params, query }, { db, usuario }) => {
    const plano = await obterPlano(db, usuario, params.id)
    return historicoDoEditavel(db, usuario, ENTIDADE, plano, query)
  })
  rota(app, planoApi.criar, ({ body }, contexto) => criarPlano(contexto, body))
  rota(app, planoApi.editar, ({ params, body }, contexto) => editarPlano(contexto, params.id, body))
  rota(app, planoApi.excluir, ({ params }, contexto) => excluirPlano(contexto, params.id))
  rota(app, planoApi.mudarPreco, ({ params, body }, contexto) => mudarPreco(contexto, params.id, body))
  rota(app, planoApi.desfazerPreco, ({ params, query }, contexto) =>
    desfazerPreco(contexto, params, query.versao),
  )
}
