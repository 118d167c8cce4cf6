import { nomeDaSituacao, nomeDaTecnologia, planoApi } from '@balcao/contract/catalogo/plano'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { rotasDeCadastro } from '#infra/cadastro/cadastro.routes.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { criarPlano, ENTIDADE, editarPlano, excluirPlano, usoDoPlano } from './plano.commands.ts'
import { listarPlanos, obterPlano, opcoesDePlano } from './plano.queries.ts'
import { desfazerPreco, mudarPreco } from './plano-preco.commands.ts'

const emReais = (centavos: number | undefined | null) =>
  centavos === undefined || centavos === null ? null : formatarDinheiro(centavos)

export const rotasDePlano = (app: Servidor) => {
  rota(app, planoApi.opcoes, (_, { db, usuario }) => opcoesDePlano(db, usuario))
  rotasDeCadastro(app, planoApi, {
    entidade: ENTIDADE,
    listar: listarPlanos,
    obter: obterPlano,
    criar: criarPlano,
    editar: editarPlano,
    excluir: excluirPlano,
    colunas: [
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
  })
  rota(app, planoApi.uso, ({ params }, { db, usuario }) => usoDoPlano(db, usuario, params.id))
  rota(app, planoApi.mudarPreco, ({ params, body }, contexto) => mudarPreco(contexto, params.id, body))
  rota(app, planoApi.desfazerPreco, ({ params, query }, contexto) =>
    desfazerPreco(contexto, params, query.versao),
  )
}
