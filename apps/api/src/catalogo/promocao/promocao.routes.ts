import { promocaoApi } from '@balcao/contract/catalogo/promocao'
import { descontosEmPalavras, nomesDasSituacoes } from '@balcao/contract/catalogo/promocao-texto'
import { formatarData } from '@balcao/contract/valores/data'
import { rotasDeCadastro } from '#infra/cadastro/cadastro.routes.ts'
import { simNao } from '#infra/db/csv.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { criarPromocao, ENTIDADE, editarPromocao, excluirPromocao } from './promocao.commands.ts'
import { listarPromocoes, obterPromocao } from './promocao.queries.ts'
import { vincularAdicionais } from './promocao-adicionais.commands.ts'

export const rotasDePromocao = (app: Servidor) => {
  rotasDeCadastro(app, promocaoApi, {
    entidade: ENTIDADE,
    listar: listarPromocoes,
    obter: obterPromocao,
    criar: criarPromocao,
    editar: editarPromocao,
    excluir: excluirPromocao,
    colunas: [
      ['Nome', (p) => p.nome],
      ['Cupom', (p) => p.codigo],
      ['Desconto', (p) => descontosEmPalavras(p)],
      ['Início', (p) => formatarData(p.vigencia_inicio)],
      ['Fim', (p) => p.vigencia_fim && formatarData(p.vigencia_fim)],
      ['Usos', (p) => p.usos],
      ['Limite', (p) => p.limite_total],
      ['Cumulativa', (p) => simNao(p.cumulativa)],
      ['Situação', (p) => nomesDasSituacoes[p.situacao]],
    ],
  })
  rota(app, promocaoApi.vincular, ({ params, body }, contexto) =>
    vincularAdicionais(contexto, params.id, body),
  )
}
