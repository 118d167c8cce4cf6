import { copiarApi } from '@balcao/contract/vendas/copiar-api'
import { instalacaoApi } from '@balcao/contract/vendas/instalacao-api'
import { motivosApi } from '@balcao/contract/vendas/motivos-api'
import { preparoApi } from '@balcao/contract/vendas/preparo-api'
import { vendaApi } from '@balcao/contract/vendas/venda-api'
import { vendedoresApi } from '@balcao/contract/vendas/vendedores-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import {
  aprovarVenda,
  autorizarVenda,
  cancelarVenda,
  desistirDaVenda,
  devolverVenda,
  negarVenda,
  reprovarVenda,
  trocarVendedor,
} from './acoes.commands.ts'
import { consultarCliente, restricoesDaVenda } from './consulta.commands.ts'
import { copiarVenda } from './copiar.commands.ts'
import { editarVenda } from './editar.commands.ts'
import { enviarVenda } from './enviar.commands.ts'
import { agendarVenda } from './instalacao/agendar.commands.ts'
import { concluirVenda } from './instalacao/concluir.commands.ts'
import { diasDeInstalacao } from './instalacao/vagas.queries.ts'
import { minhasVendas } from './minhas.queries.ts'
import { motivosDaVenda } from './motivos.queries.ts'
import { mudancasDaVenda } from './mudancas.queries.ts'
import { nomesDasVendas } from './nomes.queries.ts'
import { numerosDoVendedor } from './numeros.queries.ts'
import { prepararVenda } from './preparo.queries.ts'
import { reenviarLink, reenviarVenda } from './reenviar.commands.ts'
import { obterVenda } from './venda.queries.ts'
import { vendedoresDaEmpresa, vendedoresPossiveis } from './vendedor.queries.ts'

export const rotasDeVenda = (app: Servidor) => {
  rota(app, preparoApi.obter, (_, { db, usuario }) => prepararVenda(db, usuario))
  rota(app, preparoApi.consultar, ({ body }, contexto) => consultarCliente(contexto, body))
  rota(app, preparoApi.restricoes, ({ body }, contexto) => restricoesDaVenda(contexto, body))
  rotaDeLeitura(app, vendaApi.minhas, ({ query }, { db, leitura }) => minhasVendas(db, leitura, query))
  rota(app, vendaApi.nomes, ({ query }, { db, usuario }) => nomesDasVendas(db, usuario, query.ids))
  rota(app, vendaApi.numeros, (_, { db, usuario }) => numerosDoVendedor(db, usuario))
  rota(app, motivosApi.obter, (_, { db }) => motivosDaVenda(db))
  rota(app, instalacaoApi.dias, ({ query }, { db }) => diasDeInstalacao(db, query))
  rota(app, vendaApi.enviar, ({ body }, contexto) => enviarVenda(contexto, body))
  rota(app, vendaApi.autorizar, ({ params, body }, contexto) => autorizarVenda(contexto, params.id, body))
  rota(app, vendaApi.negar, ({ params, body }, contexto) => negarVenda(contexto, params.id, body))
  rota(app, vendaApi.devolver, ({ params, body }, contexto) => devolverVenda(contexto, params.id, body))
  rota(app, vendaApi.aprovar, ({ params, body }, contexto) => aprovarVenda(contexto, params.id, body))
  rota(app, vendaApi.reprovar, ({ params, body }, contexto) => reprovarVenda(contexto, params.id, body))
  rota(app, vendaApi.agendar, ({ params, body }, contexto) => agendarVenda(contexto, params.id, body))
  rota(app, vendaApi.concluir, ({ params, body }, contexto) => concluirVenda(contexto, params.id, body))
  rota(app, vendaApi.cancelar, ({ params, body }, contexto) => cancelarVenda(contexto, params.id, body))
  rota(app, vendaApi.desistir, ({ params, body }, contexto) => desistirDaVenda(contexto, params.id, body))
  rota(app, vendaApi.reenviar, ({ params, body }, contexto) => reenviarVenda(contexto, params.id, body))
  rota(app, vendaApi.reenviar_link, ({ params, body }, contexto) => reenviarLink(contexto, params.id, body))
  rota(app, vendaApi.editar, ({ params, body }, contexto) => editarVenda(contexto, params.id, body))
  rota(app, copiarApi.copiar, ({ params, body }, contexto) => copiarVenda(contexto, params.id, body))
  rota(app, vendaApi.trocar_vendedor, ({ params, body }, contexto) =>
    trocarVendedor(contexto, params.id, body),
  )
  rota(app, vendedoresApi.listar, ({ params }, { db, usuario }) =>
    vendedoresPossiveis(db, usuario, params.id),
  )
  rota(app, vendedoresApi.possiveis, ({ query }, { db, usuario }) =>
    vendedoresDaEmpresa(db, usuario, query.empresa_id),
  )
  rota(app, vendaApi.obter, ({ params }, { db, usuario }) => obterVenda(db, usuario, params.id))
  rota(app, vendaApi.historico, ({ params, query }, { db, usuario }) =>
    mudancasDaVenda(db, usuario, params.id, query),
  )
}
