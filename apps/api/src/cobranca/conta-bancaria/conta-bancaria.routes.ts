import { contaBancariaApi } from '@balcao/contract/cobranca/conta-bancaria'
import { rotasDeRegistro } from '#infra/cadastro/cadastro.routes.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import { criarConta, editarConta, excluirConta } from './conta-bancaria.commands.ts'
import { ENTIDADE, listarContas, obterConta, opcoesDeConta } from './conta-bancaria.queries.ts'
import { criarSegredo, excluirSegredo } from './segredo.commands.ts'

export const rotasDeContaBancaria = (app: Servidor, { cofre }: { cofre: Cofre }) => {
  rota(app, contaBancariaApi.opcoes, ({ query }, { db, usuario }) => opcoesDeConta(db, usuario, query))
  rota(app, contaBancariaApi.listar, ({ query }, { db, usuario }) => listarContas(db, usuario, query))
  rotasDeRegistro(app, contaBancariaApi, {
    entidade: ENTIDADE,
    obter: obterConta,
    criar: criarConta,
    editar: editarConta,
    excluir: excluirConta,
  })
  rota(app, contaBancariaApi.criarSegredo, ({ params }, contexto) => criarSegredo(contexto, cofre, params.id))
  rota(app, contaBancariaApi.excluirSegredo, ({ params }, contexto) => excluirSegredo(contexto, params.id))
}
