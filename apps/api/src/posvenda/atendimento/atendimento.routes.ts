import { atendimentoApi } from '@balcao/contract/posvenda/atendimento-api'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import { anotarOlhada } from '#clientes/cliente/visualizacao.commands.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { abrirAtendimento } from './abrir.commands.ts'
import {
  aguardarCliente,
  assumirAtendimento,
  atribuirAtendimento,
  editarAtendimento,
  fecharAtendimento,
  iniciarAtendimento,
  reabrirAtendimento,
  resolverAtendimento,
  retomarAtendimento,
} from './acoes.commands.ts'
import { abrirAnexoDoAtendimento, anexarAoAtendimento } from './anexar.commands.ts'
import { responsaveisPossiveis } from './atendentes.queries.ts'
import { obterAtendimento } from './atendimento.queries.ts'
import { contratoDoCliente } from './contrato-do-atendimento.queries.ts'
import { escreverNoAtendimento, type PartesDaMensagem } from './escrever.commands.ts'
import { rotasDaListaDeAtendimentos } from './lista/lista.routes.ts'
import { prepararAtendimento, textosProntos } from './preparo.queries.ts'
import { unirAtendimento } from './unir.commands.ts'

type Partes = PartesDaMensagem & { storage: Storage }

const api = atendimentoApi

export const rotasDeAtendimento = (app: Servidor, partes: Partes) => {
  rotasDaListaDeAtendimentos(app)
  rota(app, api.contrato, ({ query }, { db, usuario }) =>
    contratoDoCliente(db, usuario, query.cliente_plano_id, query.cliente_id),
  )
  rota(app, api.preparo, ({ query }, { db, usuario }) =>
    prepararAtendimento(db, usuario, query.cliente_plano_id),
  )
  rota(app, api.textos, (_, { db }) => textosProntos(db))
  rota(app, api.obter, async ({ params }, contexto) => {
    const { db, usuario } = contexto
    const visto = await obterAtendimento(db, usuario, params.id)
    if (veTudo(usuario)) await anotarOlhada(contexto, visto.cliente.id)
    return visto
  })
  rota(app, api.abrir, ({ body }, contexto) => abrirAtendimento(contexto, body))
  rota(app, api.assumir, ({ params, body }, contexto) => assumirAtendimento(contexto, params.id, body))
  rota(app, api.atribuir, ({ params, body }, contexto) => atribuirAtendimento(contexto, params.id, body))
  rota(app, api.iniciar, ({ params, body }, contexto) => iniciarAtendimento(contexto, params.id, body))
  rota(app, api.aguardar_cliente, ({ params, body }, contexto) => aguardarCliente(contexto, params.id, body))
  rota(app, api.retomar, ({ params, body }, contexto) => retomarAtendimento(contexto, params.id, body))
  rota(app, api.resolver, ({ params, body }, contexto) => resolverAtendimento(contexto, params.id, body))
  rota(app, api.fechar, ({ params, body }, contexto) => fecharAtendimento(contexto, params.id, body))
  rota(app, api.reabrir, ({ params, body }, contexto) => reabrirAtendimento(contexto, params.id, body))
  rota(app, api.unir, ({ params, body }, contexto) => unirAtendimento(contexto, params.id, body))
  rota(app, api.editar, ({ params, body }, contexto) => editarAtendimento(contexto, params.id, body))
  rota(app, api.escrever, ({ params, body }, contexto) =>
    escreverNoAtendimento(contexto, partes, params.id, body),
  )
  rota(app, api.anexar, ({ params, query, body }, contexto) =>
    anexarAoAtendimento(contexto, partes, params.id, query, body),
  )
  rota(app, api.abrirAnexo, ({ params }, contexto) =>
    abrirAnexoDoAtendimento(contexto, partes.storage, params.id),
  )
  rota(app, api.responsaveis, ({ params }, { db, usuario }) => responsaveisPossiveis(db, usuario, params.id))
}
