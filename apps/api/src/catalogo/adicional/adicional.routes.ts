import { adicionalApi, rotuloDaCategoria, rotuloDaCobranca } from '@balcao/contract/catalogo/adicional'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { rotasDeCadastro } from '#infra/cadastro/cadastro.routes.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import {
  criarAdicional,
  ENTIDADE,
  editarAdicional,
  excluirAdicional,
  usoDoAdicional,
} from './adicional.commands.ts'
import { listarAdicionais, obterAdicional, opcoesDeAdicional } from './adicional.queries.ts'

export const rotasDeAdicional = (app: Servidor) => {
  rota(app, adicionalApi.opcoes, (_, { db }) => opcoesDeAdicional(db))
  rotasDeCadastro(app, adicionalApi, {
    entidade: ENTIDADE,
    listar: (db, _, filtro) => listarAdicionais(db, filtro),
    obter: (db, _, id) => obterAdicional(db, id),
    criar: criarAdicional,
    editar: editarAdicional,
    excluir: excluirAdicional,
    colunas: [
      ['Nome', (a) => a.nome],
      ['Categoria', (a) => rotuloDaCategoria[a.categoria]],
      ['Cobrança', (a) => rotuloDaCobranca[a.cobranca]],
      ['Valor', (a) => formatarDinheiro(a.valor)],
      ['Situação', (a) => (a.ativo ? 'Ativo' : 'Inativo')],
    ],
  })
  rota(app, adicionalApi.uso, ({ params }, { db, usuario }) => usoDoAdicional(db, usuario, params.id))
}
