import { canalVendaApi, nomesDosAnexos, nomesDosCanais } from '@balcao/contract/provedor/canal-venda'
import { historicoDoEditavel } from '#infra/auditoria/auditoria.queries.ts'
import { csv } from '#infra/db/csv.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { criarCanal, editarCanal, excluirCanal } from './canal-venda.commands.ts'
import { listarCanais, obterCanal, opcoesDeCanal } from './canal-venda.queries.ts'

const simNao = (valor: boolean) => (valor ? 'Sim' : 'Não')

export const rotasDeCanalVenda = (app: Servidor) => {
  rota(app, canalVendaApi.opcoes, (_, { db, usuario }) => opcoesDeCanal(db, usuario))
  rota(app, canalVendaApi.listar, ({ query }, { db, usuario }) => listarCanais(db, usuario, query))
  rota(app, canalVendaApi.exportar, ({ query }, { db, usuario }) =>
    csv(
      (pagina) => listarCanais(db, usuario, { ...query, ...pagina }),
      [
        ['Nome', (c) => c.nome],
        ['Tipo', (c) => nomesDosCanais[c.tipo]],
        ['Anexos obrigatórios', (c) => c.anexos_obrigatorios.map((a) => nomesDosAnexos[a]).join(', ')],
        ['Exige aceite digital', (c) => simNao(c.exige_aceite_digital)],
        ['Fora do estabelecimento', (c) => simNao(c.fora_do_estabelecimento)],
        ['Situação', (c) => (c.ativo ? 'Ativo' : 'Inativo')],
        ['Atualizado em', (c) => c.atualizado_em],
      ],
    ),
  )
  rota(app, canalVendaApi.obter, ({ params }, { db, usuario }) => obterCanal(db, usuario, params.id))
  rota(app, canalVendaApi.historico, async ({ params, query }, { db, usuario }) => {
    const canal = await obterCanal(db, usuario, params.id)
    return historicoDoEditavel(db, usuario, 'canal_venda', canal, query)
  })
  rota(app, canalVendaApi.criar, ({ body }, contexto) => criarCanal(contexto, body))
  rota(app, canalVendaApi.editar, ({ params, body }, contexto) => editarCanal(contexto, params.id, body))
  rota(app, canalVendaApi.excluir, ({ params }, contexto) => excluirCanal(contexto, params.id))
}
