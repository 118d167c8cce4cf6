import { clienteApi } from '@balcao/contract/clientes/cliente/api'
import { historicoDe } from '#infra/auditoria/auditoria.queries.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { anonimizarCliente } from './anonimizar.commands.ts'
import { criarCliente, editarCliente } from './cliente.commands.ts'
import { registrarConsentimento } from './consentimento.commands.ts'
import { ENTIDADE } from './historico.ts'
import { dadosDoTitular } from './lgpd.commands.ts'
import { liberarCliente, restringirCliente } from './restricao.commands.ts'
import { semelhantes } from './semelhantes.queries.ts'
import { idDoCliente, idsDaPessoa } from './travar.ts'
import { unificarClientes } from './unificar.commands.ts'
import { listarVisualizacoes } from './visualizacao.queries.ts'

export const rotasDeCliente = (app: Servidor) => {
  rota(app, clienteApi.semelhantes, ({ body }, { db, usuario }) => semelhantes(db, usuario, body))
  rota(app, clienteApi.criar, ({ body }, contexto) => criarCliente(contexto, body))
  rota(app, clienteApi.editar, ({ params, body }, contexto) => editarCliente(contexto, params.id, body))
  rota(app, clienteApi.historico, async ({ params, query }, { db, usuario }) => {
    const id = await idDoCliente(db, usuario, params.id)
    return historicoDe(db, usuario, ENTIDADE, await idsDaPessoa(db, id), query)
  })
  rota(app, clienteApi.acessos, async ({ params, query }, { db, usuario }) =>
    listarVisualizacoes(db, await idDoCliente(db, usuario, params.id), query),
  )
  rota(app, clienteApi.restringir, ({ params, body }, contexto) =>
    restringirCliente(contexto, params.id, body),
  )
  rota(app, clienteApi.liberar, ({ params, body }, contexto) =>
    liberarCliente(contexto, params.id, body.versao),
  )
  rota(app, clienteApi.consentir, ({ params, body }, contexto) =>
    registrarConsentimento(contexto, params.id, body),
  )
  rota(app, clienteApi.unificar, ({ params, body }, contexto) => unificarClientes(contexto, params.id, body))
  rota(app, clienteApi.dadosDoTitular, ({ params }, contexto) => dadosDoTitular(contexto, params.id))
  rota(app, clienteApi.anonimizar, ({ params, body }, contexto) =>
    anonimizarCliente(contexto, params.id, body),
  )
}
