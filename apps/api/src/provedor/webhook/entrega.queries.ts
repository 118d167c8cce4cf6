import type { EntregaAberta } from '@balcao/contract/provedor/webhook'
import type { FiltroEntrega } from '@balcao/contract/provedor/webhook-filtro'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { emPagina, lerTrecho } from '#infra/db/trecho.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { obterWebhook, visivel } from './webhook.queries.ts'
import { webhookEntrega as entrega, webhook } from './webhook.table.ts'

const RESUMO = {
  id: entrega.id,
  evento: entrega.evento,
  situacao: entrega.situacao,
  tentativas: entrega.tentativas,
  status_http: entrega.status_http,
  falha: entrega.falha,
  criado_em: entrega.criado_em,
  tentada_em: entrega.tentada_em,
  proxima_em: entrega.proxima_em,
}

/** The last one first. Ids grow with time. */
export const listarEntregas = async (db: Db, quem: Pessoa, webhookId: string, filtro: FiltroEntrega) => {
  const { id } = await obterWebhook(db, quem, webhookId)
  const trecho = lerTrecho<'criado_em'>('-criado_em', filtro)
  const { lido, descendo } = trecho
  const alem = lido && (descendo ? lt(entrega.id, lido.chave) : gt(entrega.id, lido.chave))
  const lidas = await db
    .select(RESUMO)
    .from(entrega)
    .where(and(eq(entrega.webhook_id, id), filtro.situacao && eq(entrega.situacao, filtro.situacao), alem))
    .orderBy(descendo ? desc(entrega.id) : entrega.id)
    .limit(trecho.limite + 1)
  const { linhas: itens, ...pontas } = emPagina(trecho, lidas, ({ id }) => ({ chave: id, id }))
  return { itens, ...pontas }
}

export const obterEntrega = async (db: Db, quem: Pessoa, id: string): Promise<EntregaAberta> => {
  const [achada] = await db
    .select({
      ...RESUMO,
      webhook_id: entrega.webhook_id,
      corpo: entrega.corpo,
      resposta: entrega.resposta,
      duracao_ms: entrega.duracao_ms,
    })
    .from(entrega)
    .innerJoin(webhook, eq(webhook.id, entrega.webhook_id))
    .where(and(visivel(quem), eq(entrega.id, id)))
  if (!achada) throw naoEncontrado()
  return achada
}
