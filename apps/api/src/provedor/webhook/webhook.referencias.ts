import { and, eq, isNull } from 'drizzle-orm'
import { porTexto } from '#infra/db/pagina.ts'
import type { Referencia } from '#infra/referencia/referencias.ts'
import { nomeVisivelDoWebhook } from './webhook.queries.ts'
import { webhook, webhookEmpresa } from './webhook.table.ts'

export const referenciasDoWebhook: Referencia[] = [
  {
    // What tells of every company does not prevent the deletion of one.
    coluna: webhookEmpresa.empresa_id,
    prende: {
      um: 'webhook',
      varios: 'webhooks',
      nomes: async (db, quem, id) => {
        const deles = await db
          .select({ nome: nomeVisivelDoWebhook(quem) })
          .from(webhookEmpresa)
          .innerJoin(webhook, eq(webhook.id, webhookEmpresa.webhook_id))
          .where(and(eq(webhookEmpresa.empresa_id, id), isNull(webhook.excluido_em)))
          .orderBy(porTexto(webhook.nome).por)
        return deles.map(({ nome }) => nome)
      },
    },
  },
]
