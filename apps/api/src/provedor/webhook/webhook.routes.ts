import { webhookApi } from '@balcao/contract/provedor/webhook'
import { rotasDeCadastro } from '#infra/cadastro/cadastro.routes.ts'
import { contarTentativa, regrasDeExperimento } from '#infra/freio/freio.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { colunasComHora } from '#provedor/configuracao/colunas-com-hora.ts'
import { listarEntregas, obterEntrega } from './entrega.queries.ts'
import { quemEntrega } from './pedir-entrega.ts'
import { reenviarEntrega, reenviarFalhas, testarWebhook } from './reenviar.commands.ts'
import {
  criarWebhook,
  editarWebhook,
  excluirWebhook,
  type Partes,
  trocarSegredo,
} from './webhook.commands.ts'
import { listarWebhooks, obterWebhook } from './webhook.queries.ts'

export const rotasDeWebhook = (
  app: Servidor,
  { enfileirar, ...partes }: Partes & { enfileirar: Enfileirar },
) => {
  const { cofre, alcanca } = partes
  quemEntrega((db, webhook_id) => enfileirar(db, 'entregar_webhook', { webhook_id }))
  rotasDeCadastro(app, webhookApi, {
    entidade: 'webhook',
    listar: listarWebhooks,
    obter: obterWebhook,
    criar: (contexto, dados) => criarWebhook(contexto, partes, dados),
    editar: (contexto, id, edicao) => editarWebhook(contexto, partes, id, edicao),
    excluir: excluirWebhook,
    colunas: colunasComHora((hora) => [
      ['Nome', (w) => w.nome],
      ['Endereço', (w) => w.url],
      ['Eventos', (w) => w.quantos_eventos],
      ['Situação', (w) => (w.ativo ? 'Ligado' : 'Desligado')],
      ['Falhando desde', (w) => hora(w.falhando_desde)],
      ['Atualizado em', (w) => hora(w.atualizado_em)],
    ]),
  })
  rota(app, webhookApi.trocarSegredo, ({ params, body }, contexto) =>
    trocarSegredo(contexto, partes, params.id, body),
  )
  rota(app, webhookApi.testar, async ({ params }, contexto) => {
    await contarTentativa(contexto.db, regrasDeExperimento(contexto.usuario.id))
    return testarWebhook(contexto, { cofre, webhooks: { alcanca } }, params.id)
  })
  rota(app, webhookApi.entregas, ({ params, query }, { db, usuario }) =>
    listarEntregas(db, usuario, params.id, query),
  )
  rota(app, webhookApi.entrega, ({ params }, { db, usuario }) => obterEntrega(db, usuario, params.id))
  rota(app, webhookApi.reenviar, ({ params }, contexto) => reenviarEntrega(contexto, params.id))
  rota(app, webhookApi.reenviarFalhas, ({ params, body }, contexto) =>
    reenviarFalhas(contexto, params.id, body),
  )
}
